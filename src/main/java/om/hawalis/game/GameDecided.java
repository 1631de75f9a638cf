package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/** The recorded moves came to a verdict. */
public record GameDecided(ChampionshipId championship, GameId game, int revision) {}
