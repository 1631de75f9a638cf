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

/** Reads photographs of score sheets: for the officials and the two who play. */
@Query
public class Evidences {
    private final EvidenceRepository evidence;
    private final SeatedPlayers players;
    private final Games games;
    private final Offices offices;

    @Inject
    public Evidences(EvidenceRepository evidence, SeatedPlayers players, Games games, Offices offices) {
        this.evidence = evidence;
        this.players = players;
        this.games = games;
        this.offices = offices;
    }

    /** Oldest first. */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public List<EvidenceSheet> of(GameId game) {
        requireInvolved(game);
        return evidence.of(game).stream().map(Evidence::sheet).toList();
    }

    /** A JPEG file. */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public byte[] picture(EvidenceId id) {
        var kept = evidence.require(id);
        requireInvolved(kept.game());
        return kept.picture();
    }

    private void requireInvolved(GameId game) {
        var board = games.sheet(game).board();
        if (players.find(board).isEmpty())
            offices.requireOfficial(board.championship(), Office.ARBITER, Office.ORGANISER, Office.SCORER);
    }
}
