package om.hawalis.engine;

import java.util.Arrays;
import java.util.Optional;

/** What a file says about a game's end, held against what the moves show. */
final class Endings {
    private Endings() {}

    /** The kind of verdict named by a termination. */
    static Optional<VerdictKind> kind(String termination) {
        return Arrays.stream(VerdictKind.values())
                .filter(kind -> kind.name().equals(termination))
                .findFirst();
    }

    /** What the result should read, if it is not as written: the verdict's. */
    static Optional<String> rightResult(Game game, Result written) {
        return game.verdict()
                .map(Verdict::result)
                .filter(right -> right != written)
                .map(Result::text);
    }

    /** What the termination should read, if moves or result contradict it. */
    static Optional<String> rightTermination(Game game, VerdictKind written, Result result) {
        if (game.verdict().isPresent())
            return game.verdict()
                    .map(Verdict::kind)
                    .filter(right -> right != written)
                    .map(VerdictKind::name);
        return !written.shownByMoves() && written.allows(result) ? Optional.empty() : Optional.of(result.text());
    }
}
