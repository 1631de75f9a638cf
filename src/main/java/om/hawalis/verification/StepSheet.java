package om.hawalis.verification;

import java.time.Instant;
import java.util.Optional;
import om.hawalis.security.Hand;

/**
 * What became of a report.
 *
 * @param version of the report with it, from 2
 */
public record StepSheet(int version, ReportState state, Optional<String> reason, Hand by, Instant at) {}
