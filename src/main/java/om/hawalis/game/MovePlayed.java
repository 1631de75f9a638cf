package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/**
 * A ply was recorded.
 *
 * @param revision of the game with it
 */
public record MovePlayed(ChampionshipId championship, GameId game, int revision, int ply) {}
