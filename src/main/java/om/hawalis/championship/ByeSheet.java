package om.hawalis.championship;

import om.hawalis.contest.ByeKind;

/** Who rests in a round, and why. */
public record ByeSheet(EntrantSheet entrant, ByeKind kind) {}
