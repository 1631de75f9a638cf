package om.hawalis.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game so far: a start and the plies played from it. Immutable; a played move is a new game that shares the old one.
 *
 * <p>The verdict is judged after each ply in the order of article 3: an endless sowing, {@code CAPTURED_ALL},
 * {@code NO_LEGAL_MOVE}, {@code REPETITION}. A ply costs its sowing and a look back over the plies since the last
 * capture.
 */
public final class Game {
    private final Rules rules;
    private final RuleSet ruleSet;
    private final @Nullable Game before;
    private final @Nullable Ply last;
    private final Position position;
    private final @Nullable Verdict verdict;

    private Game(RuleSet ruleSet, Rules rules, @Nullable Game before, @Nullable Ply last, Position position) {
        this.ruleSet = ruleSet;
        this.rules = rules;
        this.before = before;
        this.last = last;
        this.position = position;
        this.verdict = judge();
    }

    /** A game from its usual start. */
    public static Game start(RuleSet ruleSet) {
        return start(ruleSet, Position.start(ruleSet));
    }

    /** A game from another start; the start counts as its position's first standing. */
    public static Game start(RuleSet ruleSet, Position position) {
        if (!position.layout().equals(ruleSet.layout())) throw new IllegalArgumentException("the board is another one");
        return new Game(ruleSet, Rules.of(ruleSet), null, null, position);
    }

    /** What came of trying to play: the game one ply on, or why not. */
    public sealed interface Attempt permits Moved, Play.Illegal {}

    /** The game with the ply just played. */
    public record Moved(Game game, Ply ply) implements Attempt {}

    /** Plays a hole for the side to move; after the end every hole is refused as {@link Breach#GAME_OVER}. */
    public Attempt play(Hole hole) {
        if (verdict != null) return new Play.Illegal(Breach.GAME_OVER, List.of());
        return switch (rules.play(position, hole)) {
            case Play.Illegal illegal -> illegal;
            case Play.Legal legal -> moved(new Ply(length() + 1, hole, legal.sowing(), legal.after()));
        };
    }

    /**
     * The game after a move known to be legal.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Game after(Hole hole) {
        return switch (play(hole)) {
            case Moved moved -> moved.game();
            case Play.Illegal illegal -> throw new IllegalArgumentException(illegal.breach() + ": " + hole);
        };
    }

    private Moved moved(Ply ply) {
        return new Moved(new Game(ruleSet, rules, this, ply, ply.after()), ply);
    }

    /**
     * The game without its last ply.
     *
     * @throws IllegalStateException if no ply has been played
     */
    public Game undo() {
        if (before == null) throw new IllegalStateException("no ply to undo");
        return before;
    }

    /** The holes that may be played now; none after the end. */
    public List<Hole> legalMoves() {
        return verdict == null ? rules.legalMoves(position) : List.of();
    }

    public RuleSet ruleSet() {
        return ruleSet;
    }

    public Position position() {
        return position;
    }

    public Position start() {
        var game = this;
        while (game.before != null) game = game.before;
        return game.position;
    }

    /** Whether the game began as its rules say, not from a position of its own. */
    public boolean usualStart() {
        return start().equals(Position.start(ruleSet));
    }

    /** Plies played. */
    public int length() {
        return last == null ? 0 : last.number();
    }

    /** The ply just played; empty at the start. */
    public Optional<Ply> last() {
        return Optional.ofNullable(last);
    }

    public List<Ply> plies() {
        var plies = new ArrayList<Ply>(length());
        for (var game = this; game != null && game.last != null; game = game.before) plies.add(game.last);
        Collections.reverse(plies);
        return List.copyOf(plies);
    }

    public List<Hole> moves() {
        return plies().stream().map(Ply::hole).toList();
    }

    /** Every position of the game, the start first. */
    public List<Position> positions() {
        var positions = new ArrayList<Position>(length() + 1);
        positions.add(start());
        plies().forEach(ply -> positions.add(ply.after()));
        return List.copyOf(positions);
    }

    /** The end the moves show; empty while the game goes on. */
    public Optional<Verdict> verdict() {
        return Optional.ofNullable(verdict);
    }

    /** The verdict's result; open while the game goes on. */
    public Result result() {
        return verdict == null ? Result.OPEN : verdict.result();
    }

    private @Nullable Verdict judge() {
        if (last != null && last.sowing() instanceof Sowing.Endless) return endless();
        for (var side : Side.values())
            if (position.stones(side) == 0) return Verdict.win(VerdictKind.CAPTURED_ALL, side.opponent());
        var mover = position.toMove();
        if (rules.legalMoves(position).isEmpty()) return Verdict.win(VerdictKind.NO_LEGAL_MOVE, mover.opponent());
        return standings() < ruleSet.repetition() ? null : new Verdict(VerdictKind.REPETITION, Result.DRAW);
    }

    private Verdict endless() {
        return switch (ruleSet.endless()) {
            case DRAW -> new Verdict(VerdictKind.ENDLESS_SOWING, Result.DRAW);
            case MOVER_LOSES -> Verdict.win(VerdictKind.ENDLESS_SOWING, position.toMove());
        };
    }

    /** How often the position has stood, this time included; a capture ends the look back, as no stone returns. */
    private int standings() {
        var times = 1;
        for (var game = this; game.before != null && captureless(game.last); game = game.before)
            if (game.before.position.standsAs(position)) times++;
        return times;
    }

    private static boolean captureless(@Nullable Ply ply) {
        return ply != null && ply.sowing().captured() == 0;
    }
}
