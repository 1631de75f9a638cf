package om.hawalis.contest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was declared before the first round.
 *
 * @param rounds number of rounds planned; null where unknown: then no round is known to be the last
 * @param initialSide the side drawn for the first entrant in round one; null where not yet drawn
 */
public record Plan(
        @Nullable Integer rounds,
        @Nullable Side initialSide,
        Scoring scoring,
        List<Acceleration> accelerations,
        List<ForbiddenGroup> forbidden) {
    public Plan {
        accelerations = List.copyOf(accelerations);
        forbidden = List.copyOf(forbidden);
        if (rounds != null && rounds < 1) throw new IllegalArgumentException("at least one round is planned");
    }

    public Plan(@Nullable Integer rounds, @Nullable Side initialSide, Scoring scoring) {
        this(rounds, initialSide, scoring, List.of(), List.of());
    }

    public Plan withInitialSide(Side side) {
        return new Plan(rounds, side, scoring, accelerations, forbidden);
    }

    public Plan withForbidden(List<ForbiddenGroup> groups) {
        return new Plan(rounds, initialSide, scoring, accelerations, groups);
    }

    public Plan withAccelerations(List<Acceleration> ranges) {
        return new Plan(rounds, initialSide, scoring, ranges, forbidden);
    }

    public boolean isLast(int round) {
        return rounds != null && round >= rounds;
    }
}
