package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.engine.Breach;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Play;
import om.hawalis.engine.Side;
import om.hawalis.platform.OwnAudit;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Writes a game down as it is played. */
@UseCase
public class RecordGame {
    private final Records records;
    private final Announcements announcements;

    @Inject
    public RecordGame(Records records, Announcements announcements) {
        this.records = records;
        this.announcements = announcements;
    }

    /**
     * Plays a hole for the side to move. A verdict of the rules ends the game by itself.
     *
     * @param key the same key again is the same tap: the answer of then, and no second ply
     */
    @OwnAudit
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public GameSheet play(GameId id, MoveForm move, Optional<String> key) {
        var record = records.take(id);
        var earlier = record.record().underKey(key);
        if (earlier.isPresent()) return playedAlready(record, earlier.get(), move);
        record.requireRevision(move.revision());
        record.requirePly(move.ply());
        record.requireOpen();
        var hole = hole(record.record().game(), move);
        record.append(new Fact.Ply(move.ply(), hole.index()), key);
        announcements.played(record);
        return record.sheet();
    }

    private static GameSheet playedAlready(OpenRecord record, Entered earlier, MoveForm move) {
        var layout = record.record().game().ruleSet().layout();
        var same = record.isBy(earlier, move.revision())
                && earlier.fact() instanceof Fact.Ply ply
                && ply.ply() == move.ply()
                && layout.readRingMark(move.hole(), Side.SOUTH)
                        .filter(hole -> hole.index() == ply.hole())
                        .isPresent();
        if (!same) throw Refusal.malformed("idempotency.reused");
        return record.asOf(earlier);
    }

    private static Hole hole(Game game, MoveForm move) {
        var layout = game.ruleSet().layout();
        var hole = layout.readRingMark(move.hole(), game.position().toMove())
                .orElseThrow(() -> IllegalMove.of(Breach.NO_SUCH_HOLE, move.hole(), game.legalMoves(), layout));
        return switch (game.play(hole)) {
            case Game.Moved moved -> hole;
            case Play.Illegal illegal ->
                throw IllegalMove.of(illegal.breach(), move.hole(), illegal.legalMoves(), layout);
        };
    }

    /** Takes the last act back: what was said of the end, else the last ply. The undone fact stays on record. */
    @OwnAudit
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public GameSheet undo(GameId id, int revision, Optional<String> key) {
        var record = records.take(id);
        var earlier = record.record().underKey(key);
        if (earlier.isPresent()) return undoneAlready(record, earlier.get(), revision);
        record.requireRevision(revision);
        if (record.record().said().isPresent()) takeEndingBack(record, key);
        else undoPly(record, key);
        return record.sheet();
    }

    private static GameSheet undoneAlready(OpenRecord record, Entered earlier, int revision) {
        var isUndo = earlier.fact() instanceof Fact.Undo || earlier.fact() instanceof Fact.EndingWithdrawn;
        if (!isUndo || !record.isBy(earlier, revision)) throw Refusal.malformed("idempotency.reused");
        return record.asOf(earlier);
    }

    private void takeEndingBack(OpenRecord record, Optional<String> key) {
        record.append(new Fact.EndingWithdrawn(), key);
        announcements.reopened(record);
    }

    private void undoPly(OpenRecord record, Optional<String> key) {
        if (record.record().setAside().isPresent()) throw Refusal.conflict("game.set-aside");
        var ply = record.record().game().length();
        if (ply == 0) throw Refusal.conflict("game.nothing-to-undo");
        record.append(new Fact.Undo(ply), key);
        announcements.undone(record, ply);
    }
}
