package om.hawalis.publishing;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** Something the public may want to look at again: which thing, in which version; never what became of it. */
public sealed interface LiveChange {
    ChampionshipId championship();

    /**
     * A game's record.
     *
     * @param revision how many facts it has now
     */
    record OfGame(ChampionshipId championship, GameId game, int revision) implements LiveChange {}

    /** A game's clock was started or stopped. */
    record OfClock(ChampionshipId championship, GameId game) implements LiveChange {}

    /** What was reported or verified of a game. */
    record OfResult(ChampionshipId championship, GameId game) implements LiveChange {}

    /** A board calls for an arbiter, or one has answered. */
    record OfCall(ChampionshipId championship, GameId game) implements LiveChange {}

    /** A round was released, or is over. */
    record OfRound(ChampionshipId championship, int round) implements LiveChange {}

    /** A table was published. */
    record OfPublication(ChampionshipId championship, int number) implements LiveChange {}

    /** Whether whoever follows this topic is told. */
    default boolean concerns(LiveTopic topic) {
        return switch (topic) {
            case LiveTopic.Desk(var id) -> id.equals(championship());
            case LiveTopic.Championship(var id) -> id.equals(championship()) && !(this instanceof OfCall);
            case LiveTopic.Tables(var id) ->
                id.equals(championship())
                        && !(this instanceof OfGame)
                        && !(this instanceof OfClock)
                        && !(this instanceof OfCall);
            case LiveTopic.Game(var id) -> concerns(id);
        };
    }

    private boolean concerns(GameId id) {
        return switch (this) {
            case OfGame(var championship, var game, var revision) -> game.equals(id);
            case OfResult(var championship, var game) -> game.equals(id);
            case OfClock(var championship, var game) -> game.equals(id);
            case OfCall(var championship, var game) -> game.equals(id);
            case OfRound round -> false;
            case OfPublication publication -> false;
        };
    }
}
