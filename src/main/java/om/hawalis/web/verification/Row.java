package om.hawalis.web.verification;

import om.hawalis.game.GameSheet;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.ReportSheet;
import org.jspecify.annotations.Nullable;

/** A game on the desk, as a page reads it. */
public final class Row {
    private final DeskLine line;

    Row(DeskLine line) {
        this.line = line;
    }

    public GameSheet getGame() {
        return line.game();
    }

    public DeskLine.Waiting getWaiting() {
        return line.waiting();
    }

    /** The colour of the state's chip. */
    public String getKind() {
        return switch (line.waiting()) {
            case START -> "plain";
            case MOVES -> "live";
            case REPORT, VERIFICATION -> "waiting";
            case DECISION -> "disputed";
            case NOTHING -> "done";
        };
    }

    /** What counts, else what would. */
    public @Nullable ReportSheet getCurrent() {
        return line.papers().current().orElse(null);
    }

    /** The report that a single press confirms: it stands alone, and whoever looks may. */
    public @Nullable ReportSheet getConfirmable() {
        if (line.waiting() != DeskLine.Waiting.VERIFICATION) return null;
        return line.papers().standing().filter(line::mayVerify).orElse(null);
    }

    /** Why the last report was given back, where none came since. */
    public @Nullable String getReturned() {
        return line.returned().orElse(null);
    }

    public boolean isSetAside() {
        return line.game().setAside().isPresent();
    }
}
