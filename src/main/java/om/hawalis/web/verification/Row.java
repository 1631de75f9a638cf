package om.hawalis.web.verification;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.game.Basis;
import om.hawalis.game.GameSheet;
import om.hawalis.verification.CallSheet;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.DisputeSheet;
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

    public boolean isPlaying() {
        return line.waiting() == DeskLine.Waiting.MOVES;
    }

    public int getSouthStones() {
        return stones(line.game().game().position().south());
    }

    public int getNorthStones() {
        return stones(line.game().game().position().north());
    }

    private static int stones(List<Integer> ring) {
        return ring.stream().mapToInt(Integer::intValue).sum();
    }

    /** The call nobody has answered. */
    public @Nullable CallSheet getCall() {
        return line.call().orElse(null);
    }

    /** The dispute that waits for its decision. */
    public @Nullable DisputeSheet getDispute() {
        return line.dispute().orElse(null);
    }

    /** How many of the two players have said that the result is right. */
    public long getAgreed() {
        var current = getCurrent();
        return line.words().stream()
                .filter(word ->
                        word.agrees() && current != null && word.report().equals(current.id()))
                .count();
    }

    public boolean isProvenConfirmable() {
        var report = getConfirmable();
        return report != null && report.basis() == Basis.PROVEN;
    }

    /** Under which of the desk's choices it is found. */
    public String getStates() {
        return Stream.of(Filter.values())
                .filter(filter -> filter.shows(line))
                .map(Filter::name)
                .collect(Collectors.joining(" "));
    }
}
