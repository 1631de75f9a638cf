package om.hawalis.web.verification;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import om.hawalis.championship.Office;
import om.hawalis.security.Hand;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.History;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.ReportState;
import om.hawalis.verification.StepSheet;
import org.jspecify.annotations.Nullable;

/** A report as a page reads it: what it says, who said so, what became of it, and what whoever looks may do about it. */
public final class ReportLine {
    private final DeskLine desk;
    private final History history;
    private final Function<Hand, String> names;

    ReportLine(DeskLine desk, History history, Function<Hand, String> names) {
        this.desk = desk;
        this.history = history;
        this.names = names;
    }

    /** What became of a report, and who made it so. */
    public record Step(
            ReportState state,
            String person,
            Instant at,
            @Nullable String reason) {}

    public ReportSheet getReport() {
        return history.report();
    }

    public String getPerson() {
        return names.apply(history.report().hand());
    }

    public @Nullable Office getOffice() {
        return history.report().office().orElse(null);
    }

    public @Nullable String getReason() {
        return history.report().reason().orElse(null);
    }

    public List<Step> getSteps() {
        return history.steps().stream().map(this::step).toList();
    }

    private Step step(StepSheet step) {
        return new Step(
                step.state(), names.apply(step.by()), step.at(), step.reason().orElse(null));
    }

    public boolean isWaiting() {
        return history.report().state().waits();
    }

    /** The colour of its state. */
    public String getKind() {
        return switch (history.report().state()) {
            case REPORTED -> "waiting";
            case DISPUTING -> "disputed";
            case CONFIRMED -> "done";
            case RETURNED -> "wrong";
            case WITHDRAWN, OVERRULED, SUPERSEDED -> "plain";
        };
    }

    public boolean isVerifiable() {
        return desk.mayVerify(history.report()) && desk.dispute().isEmpty();
    }

    /** Why whoever looks may not verify it, as the key of a text; nothing where they may. */
    public @Nullable String getHindrance() {
        return desk.hindrances().get(history.report().id());
    }

    /** Whether the recorded moves prove another result, so that this one cannot be confirmed. */
    public boolean isContradicting() {
        return desk.game().contradicts(history.report().result());
    }
}
