package om.hawalis.engine;

/** Stones taken from one of the enemy's holes. */
public record Capture(Hole hole, int stones) {}
