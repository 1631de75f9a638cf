package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * What a reason or a cause says: a key with its arguments, which a page may put into any language. The English words
 * stand in {@link PhraseKey} and nowhere else.
 */
public record Phrase(PhraseKey key, List<Part> arguments) implements Part {
    public Phrase {
        arguments = List.copyOf(arguments);
    }

    private static Phrase of(PhraseKey key, Part... arguments) {
        return new Phrase(key, List.of(arguments));
    }

    /** What a reason says, the main thing first. */
    public static List<Phrase> of(Reason reason) {
        return switch (reason) {
            case Reason.InitialSideDrawn drawn -> List.of(of(drawn));
            case Reason.Opponents opponents -> List.of(of(opponents));
            case Reason.Sides(var pair, var rule) ->
                List.of(of(PhraseKey.valueOf("SIDES_" + rule), new Who(pair.south())));
            case Reason.MovedDown moved -> with(of(moved), moved.passed());
            case Reason.Rests rests ->
                with(of(PhraseKey.RESTS, new Who(rests.entrant()), new Points(rests.score())), rests.passed());
            case Reason.WishRelaxed(var first, var second) ->
                List.of(of(PhraseKey.WISH_RELAXED, new Who(first), new Who(second)));
            case Reason.OpponentNotThere(var entrant, var opponent) ->
                List.of(of(PhraseKey.OPPONENT_NOT_THERE, new Who(entrant), new Who(opponent)));
        };
    }

    private static Phrase of(Reason.InitialSideDrawn drawn) {
        var key = switch (drawn.side()) {
            case SOUTH -> PhraseKey.INITIAL_SIDE_SOUTH;
            case NORTH -> PhraseKey.INITIAL_SIDE_NORTH;
        };
        return of(key, new Count(drawn.seed()));
    }

    private static Phrase of(Reason.Opponents opponents) {
        return of(
                PhraseKey.valueOf(opponents.rule().name()),
                new Who(opponents.higher()),
                new Who(opponents.lower()),
                new Who(opponents.expected()),
                of(opponents.obstacle()));
    }

    private static Phrase of(Reason.MovedDown moved) {
        return of(
                PhraseKey.valueOf("MOVED_DOWN_" + moved.cause()), new Who(moved.entrant()), new Points(moved.score()));
    }

    private static List<Phrase> with(Phrase first, List<Reason.PassedOver> passed) {
        var all = new ArrayList<Phrase>();
        all.add(first);
        for (var over : passed) all.add(of(PhraseKey.PASSED_OVER, new Who(over.entrant()), of(over.obstacle())));
        return all;
    }

    private static Phrase of(Reason.Obstacle obstacle) {
        return of(PhraseKey.valueOf(obstacle.name()));
    }

    /** What a cause says, the main thing first. */
    public static List<Phrase> of(Cause cause) {
        return switch (cause) {
            case Cause.OpenBoards(var boards) -> with(PhraseKey.OPEN_BOARDS, boards);
            case Cause.LevelMatches(var boards) -> with(PhraseKey.LEVEL_MATCHES, boards);
            case Cause.NotAsDrawn(var round, var first, var second) ->
                List.of(of(PhraseKey.NOT_AS_DRAWN, new Count(round), new Who(first), new Who(second)));
            case Cause.AllRoundsPaired(var planned) -> List.of(of(PhraseKey.ALL_ROUNDS_PAIRED, new Count(planned)));
            case Cause.TooFewEntrants(var present) -> List.of(of(PhraseKey.TOO_FEW_ENTRANTS, new Count(present)));
            case Cause.NobodyMayRest(var present) -> List.of(of(PhraseKey.NOBODY_MAY_REST, new Count(present)));
            case Cause.NoLegalRound none -> of(none);
        };
    }

    private static List<Phrase> of(Cause.NoLegalRound none) {
        var all = new ArrayList<Phrase>();
        all.add(of(PhraseKey.NO_LEGAL_ROUND, new Count(none.present())));
        for (var number : none.without()) all.add(of(PhraseKey.NO_OPPONENT_AT_ALL, new Who(number)));
        return all;
    }

    private static List<Phrase> with(PhraseKey first, List<Cause.OpenBoard> boards) {
        var all = new ArrayList<Phrase>();
        all.add(of(first));
        for (var board : boards)
            all.add(of(
                    PhraseKey.BOARD,
                    new Count(board.round()),
                    new Count(board.board()),
                    new Who(board.south()),
                    new Who(board.north())));
        return all;
    }

    @Override
    public String english() {
        var words = key.english();
        for (var i = 0; i < arguments.size(); i++)
            words = words.replace("{" + i + "}", arguments.get(i).english());
        return words;
    }
}
