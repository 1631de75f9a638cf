package om.hawalis.championship;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What is stored of one championship beside itself.
 *
 * @param entries by starting number
 * @param rounds in order
 * @param results those that count now
 * @param fields who plays later stages, by stage and place
 * @param requests byes asked for
 * @param delays of boards put off now
 */
record Facts(
        List<Entry> entries,
        List<Withdrawal> withdrawals,
        List<Round> rounds,
        List<Board> boards,
        List<Seat> seats,
        List<OfficialResult> results,
        List<StagePlace> fields,
        List<ByeRequest> requests,
        List<ForbiddenPair> forbidden,
        List<BoardDelay> delays) {
    List<Withdrawal> withdrawals(EntryId entry) {
        return withdrawals.stream().filter(w -> w.entry().equals(entry)).toList();
    }

    /** Who plays a stage, by their numbers in it; nobody while a later stage has not begun. */
    List<Entry> field(int stage) {
        if (stage == 1) return entries;
        var byId = entries.stream().collect(Collectors.toMap(Entry::id, Function.identity()));
        return fields.stream()
                .filter(place -> place.stage() == stage)
                .map(place -> byId.get(place.entry()))
                .toList();
    }

    /** The same with the first so many rounds alone. */
    Facts upTo(int count) {
        return new Facts(
                entries,
                withdrawals,
                rounds.stream().filter(round -> round.number() <= count).toList(),
                boards,
                seats,
                results,
                fields,
                requests,
                forbidden,
                delays);
    }
}
