package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import om.hawalis.engine.Game;
import om.hawalis.engine.PartialRecord;
import om.hawalis.engine.Position;
import om.hawalis.engine.PositionText;
import om.hawalis.engine.RuleSet;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Finds what a score sheet must have said where a ply cannot be read. Records nothing. */
@Query
public class RestoreRecord {
    private static final Duration LONGEST = Duration.ofSeconds(2);
    private static final int LONGEST_TEXT = 20_000;
    private static final int MOST_LISTED = 20;

    private final GameRepository games;
    private final Clock clock;

    @Inject
    public RestoreRecord(GameRepository games, Clock clock) {
        this.games = games;
        this.clock = clock;
    }

    /**
     * Every way to read the record that leads to the position.
     *
     * @param moves from the start on, {@code _} for each ply that cannot be read
     * @param after the text of the position after the last of them
     */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public PartialRecord.Restoration restore(GameId id, String moves, String after) {
        if (moves.length() > LONGEST_TEXT || after.length() > LONGEST_TEXT)
            throw Refusal.malformed("sheet.long", LONGEST_TEXT);
        var rules = games.require(id).rules();
        var record = PartialRecord.read(Game.start(rules), moves, position(after, rules))
                .orElseThrow(() -> Refusal.malformed("sheet.partial", PartialRecord.UNREADABLE));
        var until = clock.instant().plus(LONGEST);
        return record.restore(MOST_LISTED, () -> clock.instant().isBefore(until));
    }

    private static Position position(String text, RuleSet rules) {
        return switch (Position.parse(text, rules)) {
            case PositionText.Readable(var position) -> position;
            case PositionText.Unreadable unreadable -> throw Refusal.malformed("sheet.position");
        };
    }
}
