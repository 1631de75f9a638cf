package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A result was reported, by somebody or by the record itself. */
public record ResultReported(ChampionshipId championship, GameId game, ReportId report) {}
