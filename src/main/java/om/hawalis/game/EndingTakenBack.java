package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/** Whoever records took back what was said of the end. Who observes it inside the transaction may refuse. */
public record EndingTakenBack(ChampionshipId championship, GameId game, int revision) {}
