package om.hawalis.club;

import java.time.Instant;
import om.hawalis.platform.Name;

/** What a club was called, until it was renamed. */
public record FormerNameSheet(Name name, Instant until) {}
