package om.hawalis.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Games and positions of the published record, and short ways to play them. */
final class GameFixtures {
    static final RuleSet OMAN = RuleSets.standard();
    static final String PROBLEM_1 = "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 S";
    static final String PROBLEM_1_SOLUTION = "5(x1) 10 2(x1) 11 3(x1) 12 4(x1) 13 6(x3) 8 7 9 5 10 8 11 9 12 10 13"
            + " 11 6 12 7 13 8 14 9 1 10 2 11 3 12 4 14 6(x1) 13 5 14(x1) 6(x1)";
    static final String PROBLEM_1_TRY = "2(x3) 4(x1) 5(x1) 3 6 11 7 12 8 13 9 14 10 1 11 2 12 8 13 9 14 6(x1)";

    private GameFixtures() {}

    static RuleSet rules(String id) {
        return RuleSets.find(id).orElseThrow();
    }

    static Position position(String text) {
        return Position.parse(text, OMAN).orElseThrow();
    }

    static String file(String name) {
        try (var in = GameFixtures.class.getResourceAsStream("/games/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The only game in a text, which must be right in every mark. */
    static Game proven(String text) {
        return proven(Notation.read(text));
    }

    static Game provenUnder(RuleSet rules, String text) {
        return proven(Notation.readUnder(rules, text));
    }

    private static Game proven(List<Recorded> games) {
        if (games.size() == 1
                && games.getFirst() instanceof Recorded.Replayed replayed
                && replayed.discrepancies().isEmpty()) return replayed.game();
        throw new AssertionError(games);
    }

    static Hole hole(Game game, String mark) {
        return game.ruleSet().layout().read(mark, game.position().toMove()).orElseThrow();
    }

    static Game play(Game game, String... marks) {
        var at = game;
        for (var mark : marks) {
            if (!(at.play(hole(at, mark)) instanceof Game.Moved moved)) throw new AssertionError(mark);
            at = moved.game();
        }
        return at;
    }

    static Play.Illegal refused(Game game, String mark) {
        if (game.play(hole(game, mark)) instanceof Play.Illegal illegal) return illegal;
        throw new AssertionError(mark + " was played");
    }
}
