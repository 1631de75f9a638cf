package om.hawalis.page;

import java.util.Optional;
import om.hawalis.engine.Game;
import om.hawalis.engine.Play;
import om.hawalis.engine.Position;
import om.hawalis.engine.PositionText;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;

/** A game as a page tells it. */
sealed interface ToldGame {

    /** The game told of. */
    record Understood(Game game) implements ToldGame {}

    /** Something in it makes no sense here. */
    record NotUnderstood(Fault fault) implements ToldGame {}

    /** What can make no sense. */
    enum Fault {
        /** No such rule set in this version. */
        RULES,
        /** The start is no position. */
        START,
        /** A move that cannot be played. */
        MOVES
    }

    static ToldGame read(String rules, int version, String start, String moves) {
        var set = RuleSets.find(rules, version);
        if (set.isEmpty()) return new NotUnderstood(Fault.RULES);
        var position = position(set.get(), start);
        if (position.isEmpty()) return new NotUnderstood(Fault.START);
        return replay(Game.start(set.get(), position.get()), moves);
    }

    private static Optional<Position> position(RuleSet rules, String text) {
        if (text.isEmpty()) return Optional.of(Position.start(rules));
        return switch (Position.parse(text, rules)) {
            case PositionText.Readable(var position) -> Optional.of(position);
            case PositionText.Unreadable unreadable -> Optional.empty();
        };
    }

    private static ToldGame replay(Game start, String moves) {
        var game = start;
        for (var mark : moves.split(" ")) {
            if (mark.isEmpty()) continue;
            var next = next(game, mark);
            if (next.isEmpty()) return new NotUnderstood(Fault.MOVES);
            game = next.get();
        }
        return new Understood(game);
    }

    private static Optional<Game> next(Game game, String mark) {
        var layout = game.ruleSet().layout();
        return layout.readRingMark(mark, game.position().toMove()).flatMap(hole -> switch (game.play(hole)) {
            case Game.Moved moved -> Optional.of(moved.game());
            case Play.Illegal illegal -> Optional.empty();
        });
    }
}
