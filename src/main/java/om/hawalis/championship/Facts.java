package om.hawalis.championship;

import java.util.List;

/**
 * What is stored of one championship beside itself.
 *
 * @param entries by starting number
 * @param rounds in order
 * @param results those that count now
 */
record Facts(
        List<Entry> entries,
        List<Withdrawal> withdrawals,
        List<Round> rounds,
        List<Board> boards,
        List<Seat> seats,
        List<OfficialResult> results) {

    List<Withdrawal> withdrawals(EntryId entry) {
        return withdrawals.stream().filter(w -> w.entry().equals(entry)).toList();
    }
}
