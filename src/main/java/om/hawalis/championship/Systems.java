package om.hawalis.championship;

import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.pairing.Elimination;
import om.hawalis.pairing.EliminationBracket;
import om.hawalis.pairing.Groups;
import om.hawalis.pairing.MatchRules;
import om.hawalis.pairing.Pairing;
import om.hawalis.pairing.Replay;
import om.hawalis.pairing.RoundRobin;
import om.hawalis.pairing.Swiss;
import om.hawalis.pairing.SwissOptions;

/** The pairing system that a format names. */
final class Systems {
    private static final int FEWEST = 2;
    private static final int FEWEST_TWICE = 3;

    private Systems() {}

    /** How many rounds so many play; 0 while there are too few. */
    static int rounds(Format format, int entrants) {
        if (entrants < FEWEST) return 0;
        return switch (format) {
            case Format.RoundRobin(var cycles) -> new RoundRobin(cycles.count()).rounds(entrants);
            case Format.Swiss(var rounds, var start) -> rounds;
            case Format.Knockout knockout ->
                elimination(knockout, Encounter.ONE_GAME).bracket(entrants).rounds();
            case Format.DoubleElimination twice ->
                entrants < FEWEST_TWICE
                        ? 0
                        : elimination(twice, Encounter.ONE_GAME)
                                .bracket(entrants)
                                .rounds();
            case Format.Groups(var count, var cycles) ->
                entrants < FEWEST * count ? 0 : new RoundRobin(cycles.count()).rounds((entrants + count - 1) / count);
        };
    }

    static Groups groups(Format.Groups format, Contest contest) {
        return Groups.snake(
                contest, format.count(), new RoundRobin(format.cycles().count()));
    }

    static Elimination elimination(Format format, Encounter encounter) {
        return new Elimination(shape(format), rules(encounter));
    }

    private static Elimination.Shape shape(Format format) {
        return switch (format) {
            case Format.Knockout(var third) ->
                new Elimination.Shape.Knockout(EliminationBracket.ThirdPlace.valueOf(third.name()));
            case Format.DoubleElimination twice ->
                new Elimination.Shape.DoubleElimination(EliminationBracket.SecondFinal.IF_NEEDED);
            case Format.RoundRobin other -> throw noBracket(other);
            case Format.Swiss other -> throw noBracket(other);
            case Format.Groups other -> throw noBracket(other);
        };
    }

    private static IllegalStateException noBracket(Format other) {
        return new IllegalStateException(other + " has no bracket");
    }

    /** A level match goes on with as many games again, sides swapped; then the lot. */
    private static MatchRules rules(Encounter encounter) {
        return switch (encounter) {
            case ONE_GAME -> MatchRules.SINGLE_GAME;
            case TWO_GAMES, TWO_GAME_MATCH -> new MatchRules(2, List.of(new Replay.MoreGames(2), new Replay.Lot()));
        };
    }

    static Pairing pair(Format format, Encounter encounter, Contest contest, long seed) {
        return switch (format) {
            case Format.RoundRobin(var cycles) -> new RoundRobin(cycles.count()).pair(contest);
            case Format.Swiss swiss -> Swiss.pair(contest, SwissOptions.STANDARD, seed);
            case Format.Knockout knockout -> elimination(knockout, encounter).pair(contest, seed);
            case Format.DoubleElimination twice -> elimination(twice, encounter).pair(contest, seed);
            case Format.Groups groups -> groups(groups, contest).pair(contest);
        };
    }
}
