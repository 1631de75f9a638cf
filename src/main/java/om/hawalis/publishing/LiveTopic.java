package om.hawalis.publishing;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** What somebody follows. */
public sealed interface LiveTopic {
    /** Everything public in a championship. */
    record Championship(ChampionshipId id) implements LiveTopic {}

    /** The same, and the boards that call for an arbiter; for the officials. */
    record Desk(ChampionshipId id) implements LiveTopic {}

    /** What moves a championship's tables: everything but the moves of its games. */
    record Tables(ChampionshipId id) implements LiveTopic {}

    /** One game. */
    record Game(GameId id) implements LiveTopic {}
}
