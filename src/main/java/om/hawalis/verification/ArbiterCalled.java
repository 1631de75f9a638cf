package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A board calls for an arbiter, or one has answered. */
public record ArbiterCalled(ChampionshipId championship, GameId game, CallId call) {}
