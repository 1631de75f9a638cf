package om.hawalis.championship;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Side;
import om.hawalis.platform.Refusal;

/** All facts of one championship, read at once; whatever is shown of it is computed from them. */
final class Dossier {
    private final Championship championship;
    private final Facts facts;
    private final Map<EntryId, EntrantSheet> entrants;
    private final Map<RoundId, List<Board>> boards;
    private final Map<RoundId, List<ByeSheet>> byes = new HashMap<>();
    private final Map<BoardId, List<OfficialResult>> results;
    private final Map<Seat.Place.AtBoard, EntrantSheet> sitting = new HashMap<>();
    private final Map<BoardId, DelaySheet> delays;

    Dossier(Championship championship, Facts facts) {
        this.championship = championship;
        this.facts = facts;
        this.entrants = facts.entries().stream()
                .map(entry -> entry.sheet(Withdrawal.standing(facts.withdrawals(entry.id()))))
                .collect(Collectors.toMap(EntrantSheet::id, Function.identity()));
        this.boards = facts.boards().stream().collect(Collectors.groupingBy(Board::round));
        this.results = facts.results().stream().collect(Collectors.groupingBy(OfficialResult::board));
        this.delays = facts.delays().stream().collect(Collectors.toMap(BoardDelay::board, BoardDelay::sheet));
        facts.seats().forEach(this::seat);
    }

    private void seat(Seat seat) {
        var entrant = entrants.get(seat.entry());
        switch (seat.place()) {
            case Seat.Place.AtBoard place -> sitting.put(place, entrant);
            case Seat.Place.Resting(var kind) ->
                byes.computeIfAbsent(seat.round(), first -> new ArrayList<>()).add(new ByeSheet(entrant, kind));
        }
    }

    Championship championship() {
        return championship;
    }

    /** By starting number. */
    List<EntrantSheet> entrants() {
        return facts.entries().stream().map(entry -> entrants.get(entry.id())).toList();
    }

    List<Round> rounds() {
        return facts.rounds();
    }

    /** Those the public sees; of an abandoned championship those that count. */
    List<Round> publicRounds() {
        var last = championship.abandonedAfter().orElse(Integer.MAX_VALUE);
        return rounds().stream()
                .filter(round -> round.state().isPublic() && round.number() <= last)
                .toList();
    }

    Facts facts() {
        return facts;
    }

    Championship.Size size() {
        var entered = facts.entries().size();
        return new Championship.Size(
                entered, championship.stages().rounds(entered), publicRounds().size());
    }

    /** The stage that the last round belongs to; the first before there is any. */
    StagePlay current() {
        return stage(rounds().isEmpty() ? 1 : rounds().getLast().stage());
    }

    /** Whether every stage has had all its rounds. */
    boolean isThrough() {
        var current = current();
        return current.number() == championship.stages().count() && current.isThrough();
    }

    /** Those that have begun, in order. */
    List<StagePlay> begun() {
        return IntStream.rangeClosed(1, current().number())
                .mapToObj(this::stage)
                .toList();
    }

    /** @param number from 1, of a stage that has begun or is about to */
    StagePlay stage(int number) {
        return stage(number, facts.field(number));
    }

    StagePlay stage(int number, List<Entry> field) {
        var plan = championship.stages().stage(number);
        var before = (int)
                facts.rounds().stream().filter(round -> round.stage() < number).count();
        var own =
                publicRounds().stream().filter(round -> round.stage() == number).toList();
        var planned = Systems.rounds(plan.format(), field.size());
        var contest = Snapshot.of(this, field, before).contest(plan.format(), planned, own);
        var sheets = field.stream().map(entry -> entrants.get(entry.id())).toList();
        return new StagePlay(number, plan, before, sheets, contest, championship);
    }

    /** The event as its public rounds and official results make it, under starting numbers. */
    Contest contest() {
        var first = championship.stages().stage(1).format();
        return Snapshot.whole(this).contest(first, size().plannedRounds(), publicRounds());
    }

    /** The same facts as they stood after that many rounds; byes and withdrawals of later ones are none yet. */
    Dossier after(int rounds) {
        if (rounds < 0 || rounds > publicRounds().size()) throw Refusal.unknown("round");
        return new Dossier(championship, facts.upTo(rounds));
    }

    RoundSheet sheet(Round round) {
        return new RoundSheet(
                round.id(),
                championship.id(),
                round.number(),
                round.stage(),
                round.state(),
                round.version(),
                boards(round).stream().map(board -> seated(round, board)).toList(),
                byes(round),
                round.releasedAt());
    }

    private SeatedBoard seated(Round round, Board board) {
        var sheet = BoardSheet.of(championship, round, board, at(board, Side.SOUTH), at(board, Side.NORTH));
        return new SeatedBoard(
                sheet,
                board.byHand(),
                delay(board.id()),
                results(board.id()).stream().map(OfficialResult::sheet).toList());
    }

    Optional<DelaySheet> delay(BoardId board) {
        return Optional.ofNullable(delays.get(board));
    }

    List<Board> boards(Round round) {
        return boards.getOrDefault(round.id(), List.of());
    }

    List<OfficialResult> results(BoardId board) {
        return results.getOrDefault(board, List.of());
    }

    EntrantSheet at(Board board, Side side) {
        return sitting.get(new Seat.Place.AtBoard(board.id(), side));
    }

    /** By starting number. */
    List<ByeSheet> byes(Round round) {
        return byes.getOrDefault(round.id(), List.of());
    }

    /** Boards without an official result, in order; not those put off, nor those over which a round was closed. */
    List<BoardSheet> unsettled() {
        return publicRounds().stream()
                .filter(round -> round.state() == RoundState.RELEASED)
                .map(this::sheet)
                .map(RoundSheet::awaited)
                .flatMap(Collection::stream)
                .toList();
    }

    /** All boards without an official result, in order; those over which a round was closed too. */
    List<BoardSheet> waiting() {
        return publicRounds().stream()
                .map(this::sheet)
                .map(RoundSheet::unsettled)
                .flatMap(Collection::stream)
                .toList();
    }

    /** What speaks against a drafted round. */
    List<DraftWarning> warnings(Round round) {
        var stage = stage(round.stage());
        return new DraftCheck(stage, Draft.of(sheet(round), stage)).warnings();
    }

    /** What a result that no longer counts changed, where the next round had been released by then. */
    Optional<CorrectionSheet> correction(OfficialResultSheet former) {
        var at = former.supersededAt().orElseThrow();
        var board = publicRounds().stream()
                .filter(round -> hasNextBefore(round, at))
                .map(this::sheet)
                .flatMap(round -> round.boards().stream())
                .filter(seated -> seated.board().id().equals(former.board()))
                .findFirst();
        var now = results(former.board()).stream()
                .filter(result -> result.gameNumber() == former.gameNumber())
                .map(OfficialResult::result)
                .findFirst();
        return board.filter(seated -> !now.equals(Optional.of(former.result())))
                .map(seated -> new CorrectionSheet(
                        seated.board(), former.gameNumber(), former.game(), former.result(), now, at));
    }

    private boolean hasNextBefore(Round round, Instant at) {
        return rounds().stream()
                .filter(next -> next.number() == round.number() + 1)
                .anyMatch(next -> next.releasedAt().filter(at::isAfter).isPresent());
    }
}
