package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import om.hawalis.contest.Side;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Reads boards and rounds. Before the release they are shown to the championship's officials alone. */
@Query
public class Boards {
    private final Dossiers dossiers;
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final RoundRepository rounds;
    private final ResultRepository results;
    private final Offices offices;

    @Inject
    public Boards(
            Dossiers dossiers,
            ChampionshipRepository championships,
            EntryRepository entries,
            RoundRepository rounds,
            ResultRepository results,
            Offices offices) {
        this.dossiers = dossiers;
        this.championships = championships;
        this.entries = entries;
        this.rounds = rounds;
        this.results = results;
        this.offices = offices;
    }

    /** Costs the same however large the championship. */
    @PermitAll
    public BoardSheet board(BoardId id) {
        var board = rounds.find(id).orElseThrow(() -> Refusal.unknown("board"));
        var round = rounds.find(board.round()).orElseThrow();
        var championship = championships.find(round.championship()).orElseThrow();
        if (!isShown(championship, round)) throw Refusal.unknown("board");
        var seats = rounds.seats(id);
        var withdrawals = entries.withdrawals(seats.stream().map(Seat::entry).toList());
        return BoardSheet.of(
                championship,
                round,
                board,
                entrant(seats, withdrawals, new Seat.Place.AtBoard(id, Side.SOUTH)),
                entrant(seats, withdrawals, new Seat.Place.AtBoard(id, Side.NORTH)));
    }

    private EntrantSheet entrant(List<Seat> seats, List<Withdrawal> withdrawals, Seat.Place place) {
        var id = seats.stream()
                .filter(seat -> seat.place().equals(place))
                .map(Seat::entry)
                .findFirst()
                .orElseThrow();
        var own = withdrawals.stream()
                .filter(withdrawal -> withdrawal.entry().equals(id))
                .toList();
        return entries.find(id).orElseThrow().sheet(Withdrawal.standing(own));
    }

    /** In board order. */
    @PermitAll
    public List<BoardSheet> ofRound(RoundId id) {
        return round(id).boards().stream().map(SeatedBoard::board).toList();
    }

    @PermitAll
    public RoundSheet round(RoundId id) {
        var dossier = dossiers.of(rounds.championshipOf(id));
        var round = rounds.find(id)
                .filter(found -> isShown(dossier.championship(), found))
                .orElseThrow(() -> Refusal.unknown("round"));
        return dossier.sheet(round);
    }

    /** @param number from 1 */
    @PermitAll
    public RoundSheet round(ChampionshipId championship, int number) {
        return rounds(championship).stream()
                .filter(round -> round.number() == number)
                .findFirst()
                .orElseThrow(() -> Refusal.unknown("round"));
    }

    /** In order: those the caller may see. */
    @PermitAll
    public List<RoundSheet> rounds(ChampionshipId championship) {
        var dossier = dossiers.of(championship);
        return dossier.rounds().stream()
                .filter(round -> isShown(dossier.championship(), round))
                .map(dossier::sheet)
                .toList();
    }

    /** Every result that ever stood for a board, superseded ones too, in the order in which they were settled. */
    @PermitAll
    public List<OfficialResultSheet> results(BoardId id) {
        board(id);
        return results.history(id).stream().map(OfficialResult::sheet).toList();
    }

    /** What the pairing said of a round when it made it; nothing where a table says it all. */
    @PermitAll
    public List<ExplanationSheet> explanation(RoundId id) {
        var shown = rounds.find(id)
                .filter(round ->
                        isShown(championships.find(round.championship()).orElseThrow(), round));
        return shown.map(round -> Explanations.read(rounds.reasons(id))).orElseThrow(() -> Refusal.unknown("round"));
    }

    /** What speaks against a draft that was changed by hand; shown to officials, who alone see drafts. */
    @PermitAll
    public List<DraftWarning> warnings(RoundId id) {
        var of = rounds.championshipOf(id);
        offices.requireOfficial(of, Office.values());
        var round = rounds.find(id).orElseThrow();
        return round.state().isPublic() ? List.of() : dossiers.of(of).warnings(round);
    }

    private boolean isShown(Championship championship, Round round) {
        var isPublic = championship.isPublic() && round.state().isPublic();
        return isPublic || !offices.own(championship.id()).isEmpty();
    }
}
