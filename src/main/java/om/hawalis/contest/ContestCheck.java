package om.hawalis.contest;

import java.util.List;

/** The answer to an attempt to make a contest. */
public sealed interface ContestCheck {

    record Consistent(Contest contest) implements ContestCheck {}

    /** Every contradiction found, in order of round and entrant; never empty. */
    record Contradictory(List<Contradiction> contradictions) implements ContestCheck {
        public Contradictory {
            contradictions = List.copyOf(contradictions);
        }
    }

    /** The contest, where the caller has made sure that it agrees with itself. */
    default Contest orThrow() {
        return switch (this) {
            case Consistent(var contest) -> contest;
            case Contradictory(var contradictions) -> throw new IllegalArgumentException(contradictions.toString());
        };
    }
}
