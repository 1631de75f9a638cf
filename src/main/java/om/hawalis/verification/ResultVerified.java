package om.hawalis.verification;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** A second person confirmed a result: it is official. */
public record ResultVerified(ChampionshipId championship, GameId game, ReportId report) {}
