package om.hawalis.player;

import java.time.Instant;

/**
 * A merge that stands.
 *
 * @param duplicate as they stand in the register still
 */
public record MergeSheet(MergeId id, PlayerSheet duplicate, Instant mergedAt) {}
