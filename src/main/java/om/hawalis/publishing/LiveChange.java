package om.hawalis.publishing;

import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;

/** Something the public may want to look at again: which thing, in which version; never what became of it. */
public sealed interface LiveChange {
    ChampionshipId championship();

    /** What kind of thing, as the stream names it. */
    String kind();

    /** A game's record. @param revision how many facts it has now */
    record OfGame(ChampionshipId championship, GameId game, int revision) implements LiveChange {
        @Override
        public String kind() {
            return "game";
        }
    }

    /** What was reported or verified of a game. */
    record OfResult(ChampionshipId championship, GameId game) implements LiveChange {
        @Override
        public String kind() {
            return "result";
        }
    }

    /** A round was released, or is over, or open again. */
    record OfRound(ChampionshipId championship, int round) implements LiveChange {
        @Override
        public String kind() {
            return "round";
        }
    }

    /** A table was published. */
    record OfPublication(ChampionshipId championship, int number) implements LiveChange {
        @Override
        public String kind() {
            return "publication";
        }
    }

    /** Whether whoever follows this topic is told. */
    default boolean concerns(LiveTopic topic) {
        return switch (topic) {
            case LiveTopic.Championship(var id) -> id.equals(championship());
            case LiveTopic.Game(var id) -> switch (this) {
                case OfGame ofGame -> ofGame.game().equals(id);
                case OfResult ofResult -> ofResult.game().equals(id);
                case OfRound ofRound -> false;
                case OfPublication ofPublication -> false;
            };
        };
    }
}
