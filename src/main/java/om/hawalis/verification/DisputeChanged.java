package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** One of the players has spoken of a result, or something was said or decided about it. */
public record DisputeChanged(ChampionshipId championship, GameId game) {}
