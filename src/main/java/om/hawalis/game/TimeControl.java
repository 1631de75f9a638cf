package om.hawalis.game;

import java.time.Duration;
import om.hawalis.platform.Refusal;

/** How long the two who play may think. */
public sealed interface TimeControl {
    Duration LONGEST = Duration.ofDays(1);

    /** As long as they like. */
    record None() implements TimeControl {}

    /** So long for the whole game. */
    record SuddenDeath(Duration base) implements TimeControl {
        public SuddenDeath {
            requireBase(base);
        }
    }

    /** So long, and more with every ply of one's own. */
    record Increment(Duration base, Duration step) implements TimeControl {
        public Increment {
            requireBase(base);
            requireStep(step);
        }
    }

    /** So long, not counting the first moments of every turn. */
    record Delay(Duration base, Duration step) implements TimeControl {
        public Delay {
            requireBase(base);
            requireStep(step);
        }
    }

    private static void requireBase(Duration base) {
        if (base.compareTo(Duration.ofSeconds(1)) < 0 || base.compareTo(LONGEST) > 0)
            throw Refusal.malformed("clock.base");
    }

    private static void requireStep(Duration step) {
        if (step.compareTo(Duration.ofSeconds(1)) < 0 || step.compareTo(Duration.ofHours(1)) > 0)
            throw Refusal.malformed("clock.step");
    }

    /** Its kind, in one word. */
    enum Kind {
        NONE,
        SUDDEN_DEATH,
        INCREMENT,
        DELAY
    }

    /** @param step of those kinds that have one */
    static TimeControl of(Kind kind, Duration base, Duration step) {
        return switch (kind) {
            case NONE -> new None();
            case SUDDEN_DEATH -> new SuddenDeath(base);
            case INCREMENT -> new Increment(base, step);
            case DELAY -> new Delay(base, step);
        };
    }

    default Kind kind() {
        return switch (this) {
            case None none -> Kind.NONE;
            case SuddenDeath sudden -> Kind.SUDDEN_DEATH;
            case Increment increment -> Kind.INCREMENT;
            case Delay delay -> Kind.DELAY;
        };
    }

    /** What each starts with. */
    default Duration base() {
        return switch (this) {
            case None none -> Duration.ZERO;
            case SuddenDeath(var base) -> base;
            case Increment(var base, var step) -> base;
            case Delay(var base, var step) -> base;
        };
    }

    default Duration step() {
        return switch (this) {
            case None none -> Duration.ZERO;
            case SuddenDeath sudden -> Duration.ZERO;
            case Increment(var base, var step) -> step;
            case Delay(var base, var step) -> step;
        };
    }

    /** What is taken from a clock for a turn that took so long. */
    default Duration charged(Duration turn) {
        return switch (this) {
            case None none -> Duration.ZERO;
            case SuddenDeath sudden -> turn;
            case Increment increment -> turn;
            case Delay(var base, var step) -> turn.compareTo(step) < 0 ? Duration.ZERO : turn.minus(step);
        };
    }

    /** What a clock gets back when its turn is done. */
    default Duration granted() {
        return switch (this) {
            case Increment(var base, var step) -> step;
            case None none -> Duration.ZERO;
            case SuddenDeath sudden -> Duration.ZERO;
            case Delay delay -> Duration.ZERO;
        };
    }
}
