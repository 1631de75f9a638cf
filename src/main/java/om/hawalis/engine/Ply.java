package om.hawalis.engine;

/**
 * One player's turn in a game.
 *
 * @param number 1 for the game's first ply
 */
public record Ply(int number, Hole hole, Sowing sowing, Position after) {}
