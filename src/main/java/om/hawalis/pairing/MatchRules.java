package om.hawalis.pairing;

import java.util.List;

/**
 * How a match of a knock-out is won.
 *
 * @param games best of so many games, sides taking turns; the match ends as soon as it cannot be turned any more
 * @param replays what follows each time it is level; the last is repeated for as long as it stays so
 */
public record MatchRules(int games, List<Replay> replays) {
    /** One game; if drawn another with sides swapped; then the lot. */
    public static final MatchRules SINGLE_GAME =
            new MatchRules(1, List.of(new Replay.SidesSwapped(), new Replay.Lot()));

    public MatchRules {
        replays = List.copyOf(replays);
        if (games < 1) throw new IllegalArgumentException("a match has at least one game");
        if (replays.isEmpty()) throw new IllegalArgumentException("a level match must go on somehow");
    }

    /** What follows when the match is level for the given time, from 0. */
    Replay replay(int time) {
        return replays.get(Math.min(time, replays.size() - 1));
    }
}
