package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/** An arbiter decided that a game's record proves nothing. */
public record RecordSetAside(ChampionshipId championship, GameId game, int revision) {}
