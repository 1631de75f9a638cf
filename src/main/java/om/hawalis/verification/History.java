package om.hawalis.verification;

import java.util.List;

/** A report with all that became of it, oldest step first. */
public record History(ReportSheet report, List<StepSheet> steps) {
    public History {
        steps = List.copyOf(steps);
    }
}
