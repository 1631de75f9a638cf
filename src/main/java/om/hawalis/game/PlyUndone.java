package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/**
 * The last ply was taken back. Who observes it inside the transaction may refuse.
 *
 * @param revision of the game with the undo
 */
public record PlyUndone(ChampionshipId championship, GameId game, int revision, int ply) {}
