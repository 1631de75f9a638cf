package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;

/** A game's clock was started or stopped. */
public record ClockChanged(ChampionshipId championship, GameId game) {}
