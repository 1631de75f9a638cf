package om.hawalis.verification;

import java.time.Instant;
import om.hawalis.championship.EntryId;

/** What one of the two who play says of a reported result. */
public record WordSheet(ReportId report, EntryId player, boolean agrees, Instant at) {}
