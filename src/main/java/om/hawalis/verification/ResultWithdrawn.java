package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A result rests on nothing any more. */
public record ResultWithdrawn(ChampionshipId championship, GameId game, ReportId report) {}
