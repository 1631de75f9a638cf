package om.hawalis.publishing;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** What somebody follows. */
public sealed interface LiveTopic {
    /** Everything public in a championship. */
    record Championship(ChampionshipId id) implements LiveTopic {}

    /** One game. */
    record Game(GameId id) implements LiveTopic {}
}
