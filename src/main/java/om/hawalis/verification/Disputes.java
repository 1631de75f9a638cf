package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.util.List;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.game.GameId;
import om.hawalis.game.Games;
import om.hawalis.platform.Query;

/** Reads what the players say of a result and the disputes about it: for the two who play, and for officials. */
@Query
public class Disputes {
    private final DisputeRepository disputes;
    private final ReportRepository reports;
    private final SeatedPlayers players;
    private final Games games;
    private final Offices offices;

    @Inject
    public Disputes(
            DisputeRepository disputes, ReportRepository reports, SeatedPlayers players, Games games, Offices offices) {
        this.disputes = disputes;
        this.reports = reports;
        this.players = players;
        this.games = games;
        this.offices = offices;
    }

    /** Oldest first. */
    @RolesAllowed({PLAYER, SCORER, ARBITER, ORGANISER})
    public List<DisputeSheet> of(GameId game) {
        requireInvolved(game);
        return disputes.of(List.of(game)).getOrDefault(game, List.of());
    }

    /** The latest word of each player on each report of a game. */
    @RolesAllowed({PLAYER, SCORER, ARBITER, ORGANISER})
    public List<WordSheet> words(GameId game) {
        requireInvolved(game);
        return disputes.words(reports.of(game).stream().map(Report::id).toList());
    }

    private void requireInvolved(GameId game) {
        var board = games.sheet(game).board();
        if (players.find(board).isEmpty())
            offices.requireOfficial(board.championship(), Office.ARBITER, Office.ORGANISER, Office.SCORER);
    }
}
