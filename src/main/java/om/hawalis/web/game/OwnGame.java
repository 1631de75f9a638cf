package om.hawalis.web.game;

import java.time.ZoneId;
import java.util.List;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.engine.Side;
import om.hawalis.game.GameSheet;
import om.hawalis.verification.DisputeSheet;
import om.hawalis.verification.Papers;
import om.hawalis.verification.RemarkSheet;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.WordSheet;
import om.hawalis.web.shared.Format;
import om.hawalis.web.shared.GameStanding;
import org.jspecify.annotations.Nullable;

/** A player's game as that player sees it. */
public final class OwnGame {
    private final GameSheet game;
    private final EntryId own;
    private final Papers papers;
    private final List<WordSheet> words;
    private final List<DisputeSheet> disputes;
    private final ZoneId zone;
    private final Format format;

    OwnGame(
            GameSheet game,
            EntryId own,
            Papers papers,
            List<WordSheet> words,
            List<DisputeSheet> disputes,
            ZoneId zone,
            Format format) {
        this.game = game;
        this.own = own;
        this.papers = papers;
        this.words = words;
        this.disputes = disputes;
        this.zone = zone;
        this.format = format;
    }

    public GameSheet getGame() {
        return game;
    }

    public ZoneId getZone() {
        return zone;
    }

    private boolean isSouth() {
        return game.south().id().equals(own);
    }

    public Side getSide() {
        return isSouth() ? Side.SOUTH : Side.NORTH;
    }

    public EntrantSheet getOpponent() {
        return isSouth() ? game.north() : game.south();
    }

    public GameStanding getStanding() {
        return GameStanding.of(game, papers);
    }

    /** Whether it may still be written down. */
    public boolean isOpen() {
        return game.board().isInPlay() && papers.official().isEmpty();
    }

    /** What was reported last of it, official or not. */
    public @Nullable ReportSheet getReport() {
        return papers.standing().or(papers::official).orElse(null);
    }

    public boolean isAnswerable() {
        return game.board().isInPlay() && getReport() != null;
    }

    public boolean isAgreed() {
        return agrees(own);
    }

    public boolean isOpponentAgreed() {
        return agrees(getOpponent().id());
    }

    private boolean agrees(EntryId player) {
        var report = getReport();
        return words.stream()
                .anyMatch(word -> word.agrees()
                        && word.player().equals(player)
                        && report != null
                        && word.report().equals(report.id()));
    }

    /** The one that waits for its decision. */
    public @Nullable DisputeSheet getDispute() {
        return disputes.stream().filter(DisputeSheet::isOpen).findFirst().orElse(null);
    }

    /** Oldest first. */
    public List<DisputeSheet> getDisputes() {
        return disputes;
    }

    /** Who of the two says it, by name, or that an arbiter does. */
    public String speaker(RemarkSheet remark) {
        return remark.player()
                .map(player -> player.equals(game.south().id()) ? game.south() : game.north())
                .map(entrant -> format.name(entrant.name()))
                .orElseGet(() -> format.text("dispute.arbiter"));
    }
}
