package om.hawalis.championship;

import java.time.Instant;

/** A board put off. */
public record DelaySheet(Delay kind, String reason, Instant since) {}
