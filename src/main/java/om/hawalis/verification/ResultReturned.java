package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A second person gave a result back. */
public record ResultReturned(ChampionshipId championship, GameId game, ReportId report) {}
