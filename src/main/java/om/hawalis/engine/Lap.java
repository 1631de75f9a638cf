package om.hawalis.engine;

/**
 * One lap of a sowing: the stones lifted from a hole and sown one by one into the holes after it.
 *
 * @param origin ring index of the hole that was lifted
 */
public record Lap(int origin, int stones) {}
