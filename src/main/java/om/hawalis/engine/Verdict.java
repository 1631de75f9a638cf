package om.hawalis.engine;

import java.util.Optional;

/** A game's end: why, and for whom. */
public record Verdict(VerdictKind kind, Result result) {
    public Verdict {
        if (!kind.allows(result)) throw new IllegalArgumentException(kind + " does not give " + result.text());
    }

    static Verdict win(VerdictKind kind, Side winner) {
        return new Verdict(kind, Result.winFor(winner));
    }

    /** Who won; empty for a draw and where both forfeit. */
    public Optional<Side> winner() {
        return result.winner();
    }
}
