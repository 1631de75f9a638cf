package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import om.hawalis.game.Adjudication;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.UseCase;

/** Enters a game as text, whole or not at all; the end it tells of, where its moves do not show one, is declared with it. */
@UseCase
public class HandInScoreSheet {
    private final Games games;
    private final Adjudication adjudication;
    private final Declarations declarations;
    private final Dockets dockets;

    @Inject
    public HandInScoreSheet(Games games, Adjudication adjudication, Declarations declarations, Dockets dockets) {
        this.games = games;
        this.adjudication = adjudication;
        this.declarations = declarations;
        this.dockets = dockets;
    }

    /** @param revision of the game as it was seen */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public GameSheet handIn(GameId id, int revision, String text) {
        var sheet = games.preview(id, text);
        var game = adjudication.enter(id, revision, sheet);
        sheet.declared().ifPresent(declared -> declarations.declare(dockets.of(game), declared));
        return games.sheet(id);
    }
}
