package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import om.hawalis.engine.Game;
import om.hawalis.engine.Notation;
import om.hawalis.engine.PartialRecord;
import om.hawalis.engine.Position;
import om.hawalis.engine.PositionText;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/**
 * Makes a partial score sheet whole again, where exactly one game fits what can be read of it and the position that stood at its end. Records
 * nothing.
 */
@Query
public class RestoreRecord {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int MOST = 5;
    private static final int LONGEST = 20_000;

    private final GameRepository games;
    private final Clock clock;

    @Inject
    public RestoreRecord(GameRepository games, Clock clock) {
        this.games = games;
        this.clock = clock;
    }

    /** What came of it. */
    public sealed interface Restored {
        /** The one game that fits, in canonical notation. */
        record One(String moves, int plies) implements Restored {}

        /** @param all whether no more than these fit */
        record Several(int games, boolean all) implements Restored {}

        record None() implements Restored {}

        /** Too much is unreadable to be sure in time. */
        record Unsure() implements Restored {}
    }

    /**
     * @param moves as they can be read, {@code _} for each ply that cannot
     * @param after the position after the last of them, as its text
     */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public Restored restore(GameId id, String moves, String after) {
        if (moves.length() > LONGEST) throw Refusal.malformed("sheet.long", LONGEST);
        var rules = games.require(id).rules();
        var position = switch (Position.parse(after.strip(), rules)) {
            case PositionText.Readable(var read) -> read;
            case PositionText.Unreadable unreadable -> throw Refusal.malformed("sheet.position");
        };
        var partial = PartialRecord.read(Game.start(rules), moves, position)
                .orElseThrow(() -> Refusal.malformed("sheet.partial"));
        var end = clock.instant().plus(PATIENCE);
        return switch (partial.restore(MOST, () -> clock.instant().isBefore(end))) {
            case PartialRecord.Restoration.Restored(var game) ->
                new Restored.One(Notation.write(Map.of(), game).strip(), game.length());
            case PartialRecord.Restoration.Several(var fitting, var all) -> new Restored.Several(fitting.size(), all);
            case PartialRecord.Restoration.Unfit unfit -> new Restored.None();
            case PartialRecord.Restoration.Stopped stopped -> new Restored.Unsure();
        };
    }
}
