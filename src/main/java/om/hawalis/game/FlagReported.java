package om.hawalis.game;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.engine.Side;

/** Somebody's time is over, and it was said; what follows, an arbiter rules. */
public record FlagReported(ChampionshipId championship, GameId game, Side side) {}
