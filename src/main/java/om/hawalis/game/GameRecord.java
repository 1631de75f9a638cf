package om.hawalis.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Play;
import om.hawalis.engine.RuleSet;
import om.hawalis.security.Hand;

/**
 * A game as its facts tell it: the plies that stand replayed by the engine, and what was said of its end. Undone plies are not
 * replayed. Costs one replay.
 *
 * @param facts by revision, from 1
 * @param said of the game's end, where that still holds
 * @param setAside the decision that the moves prove nothing
 */
record GameRecord(Game game, List<Entered> facts, Optional<DeclaredResult> said, Optional<Fact.SetAside> setAside) {

    static GameRecord of(RuleSet rules, List<Entered> facts) {
        Deque<Integer> holes = new ArrayDeque<>();
        Optional<DeclaredResult> said = Optional.empty();
        Optional<Fact.SetAside> aside = Optional.empty();
        for (var entered : facts) {
            switch (entered.fact()) {
                case Fact.Ply ply -> holes.addLast(ply.hole());
                case Fact.Undo undo -> holes.removeLast();
                case Fact.EndingSaid ending -> said = Optional.of(ending.declared());
                case Fact.EndingWithdrawn withdrawn -> said = Optional.empty();
                case Fact.SetAside decision -> aside = Optional.of(decision);
            }
        }
        return new GameRecord(replay(rules, holes), facts, said, aside);
    }

    private static Game replay(RuleSet rules, Iterable<Integer> holes) {
        var game = Game.start(rules);
        for (var hole : holes) game = next(game, hole);
        return game;
    }

    private static Game next(Game game, int hole) {
        return switch (game.play(new Hole(game.position().toMove(), hole))) {
            case Game.Moved moved -> moved.game();
            case Play.Illegal illegal ->
                throw new IllegalStateException("a stored ply does not replay: " + illegal.breach());
        };
    }

    /** The record with one fact more. Costs that fact alone. */
    GameRecord with(Entered entered) {
        var more = new ArrayList<>(facts);
        more.add(entered);
        return switch (entered.fact()) {
            case Fact.Ply ply -> new GameRecord(next(game, ply.hole()), more, said, setAside);
            case Fact.Undo undo -> new GameRecord(game.undo(), more, said, setAside);
            case Fact.EndingSaid ending -> new GameRecord(game, more, Optional.of(ending.declared()), setAside);
            case Fact.EndingWithdrawn withdrawn -> new GameRecord(game, more, Optional.empty(), setAside);
            case Fact.SetAside decision -> new GameRecord(game, more, said, Optional.of(decision));
        };
    }

    int revision() {
        return facts.size();
    }

    GameState state() {
        if (said.isPresent() || setAside.isPresent() || game.verdict().isPresent()) return GameState.OVER;
        return game.length() == 0 ? GameState.READY : GameState.PLAYING;
    }

    /** Whether it was ever over, for all we can tell: before that, nothing can have been reported of it. */
    boolean mayBeReported() {
        return state() == GameState.OVER || facts.stream().anyMatch(entered -> !(entered.fact() instanceof Fact.Ply));
    }

    /** Every hand that entered a ply, also one undone later. */
    Set<Hand> recordedBy() {
        return facts.stream()
                .filter(entered -> entered.fact() instanceof Fact.Ply)
                .map(Entered::by)
                .collect(Collectors.toSet());
    }

    /** What the request with this key brought. */
    Optional<Entered> underKey(Optional<String> key) {
        return key.flatMap(wanted -> facts.stream()
                .filter(entered -> entered.key().filter(wanted::equals).isPresent())
                .findFirst());
    }

    /** The record as it was when that fact was new. */
    GameRecord asOf(Entered entered) {
        return of(game.ruleSet(), facts.subList(0, entered.revision()));
    }
}
