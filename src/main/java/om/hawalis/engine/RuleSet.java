package om.hawalis.engine;

import java.util.List;

/**
 * The rules of one form of the game, as data for one engine. A stored game names id and version, and replays under
 * exactly these rules for ever; a changed rule is a new version beside the old one.
 *
 * @param id as it is stored and written, options included: {@code oman}, {@code mulabalaba@12},
 *     {@code oman,repetition=3}
 * @param start stones in each hole of either ring at the start, by ring index
 * @param innerFirstTurn whether each player's first turn must start in the inner row
 * @param repetition at which standing the same position is a draw: 2 or 3
 */
public record RuleSet(
        String id,
        int version,
        Layout layout,
        List<Integer> start,
        CaptureRule capture,
        EndlessRule endless,
        SinglesRule singles,
        boolean innerFirstTurn,
        int repetition) {

    public RuleSet {
        start = List.copyOf(start);
        if (id.isBlank() || version < 1) throw new IllegalArgumentException("a rule set has an id and a version");
        if (start.size() != layout.holes()) throw new IllegalArgumentException("a start fills every hole of the ring");
        if (repetition < 2 || repetition > 3)
            throw new IllegalArgumentException("a draw by repetition needs 2 or 3 standings, not " + repetition);
    }

    /** Stones a player has at the start: the most either can ever have, as captured stones leave the game. */
    public int stonesOfASide() {
        return start.stream().mapToInt(Integer::intValue).sum();
    }

    RuleSet withRepetition(int standings) {
        var plain = id.split(",", 2)[0];
        return new RuleSet(
                standings == 2 ? plain : plain + ",repetition=" + standings,
                version,
                layout,
                start,
                capture,
                endless,
                singles,
                innerFirstTurn,
                standings);
    }
}
