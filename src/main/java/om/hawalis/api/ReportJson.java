package om.hawalis.api;

import java.util.List;
import java.util.Optional;
import om.hawalis.verification.History;
import om.hawalis.verification.ReportId;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.StepSheet;
import org.jspecify.annotations.Nullable;

/**
 * A reported result as JSON.
 *
 * @param corrects the official report it shall replace, with the office and the reason
 */
public record ReportJson(
        String id,
        String game,
        int version,
        String state,
        String basis,
        String result,
        String ending,
        String at,
        @Nullable String corrects,
        @Nullable String office,
        @Nullable String reason,
        List<StepJson> steps) {

    /** What became of it. */
    public record StepJson(
            int version, String state, @Nullable String reason, String at) {
        static StepJson of(StepSheet step) {
            return new StepJson(
                    step.version(),
                    step.state().name(),
                    step.reason().orElse(null),
                    step.at().toString());
        }
    }

    static ReportJson of(ReportSheet report) {
        return of(new History(report, List.of()));
    }

    static ReportJson of(History history) {
        var report = history.report();
        Optional<String> corrects = report.corrects().map(ReportId::toString);
        return new ReportJson(
                report.id().toString(),
                report.game().toString(),
                report.version(),
                report.state().name(),
                report.basis().name(),
                report.result().text(),
                report.ending().name(),
                report.enteredAt().toString(),
                corrects.orElse(null),
                report.office().map(Enum::name).orElse(null),
                report.reason().orElse(null),
                history.steps().stream().map(StepJson::of).toList());
    }
}
