package om.hawalis.verification;

import om.hawalis.platform.Refusal;

/** Something became of a report since it was looked at, so it is not acted on. */
public class StaleReport extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient ReportSheet current;

    StaleReport(String key, ReportSheet current) {
        super(Kind.CONFLICT, key);
        this.current = current;
    }

    /** The report as it stands. */
    public ReportSheet current() {
        return current;
    }
}
