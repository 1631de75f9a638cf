package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A result was reported that says otherwise than the one that stands. */
public record ResultDisputed(ChampionshipId championship, GameId game, ReportId report) {}
