package om.hawalis.pairing;

import java.util.List;
import om.hawalis.contest.Side;
import org.jspecify.annotations.Nullable;

/**
 * The side an entrant is due.
 *
 * @param side null where no game was played
 * @param balance by how many games the sides taken differ
 * @param repeated the side taken in the last two games or more; null where they differ
 */
record Preference(
        @Nullable Side side,
        Strength strength,
        int balance,
        @Nullable Side repeated) {
    static final Preference NONE = new Preference(null, Strength.NONE, 0, null);

    /** From the sides of the games played, in order. */
    static Preference of(List<Side> sides) {
        if (sides.isEmpty()) return NONE;
        var souths = (int) sides.stream().filter(Side.SOUTH::equals).count();
        var lead = 2 * souths - sides.size();
        var last = sides.getLast();
        var repeated = sides.size() > 1 && sides.get(sides.size() - 2) == last ? last : null;
        var rarer = lead > 0 ? Side.NORTH : Side.SOUTH;
        var balance = Math.abs(lead);
        if (balance > 1) return new Preference(rarer, Strength.ABSOLUTE, balance, repeated);
        if (repeated != null) return new Preference(repeated.opposite(), Strength.ABSOLUTE, balance, repeated);
        if (balance == 1) return new Preference(rarer, Strength.STRONG, balance, null);
        return new Preference(last.opposite(), Strength.MILD, 0, null);
    }

    boolean absolute() {
        return strength == Strength.ABSOLUTE;
    }

    /** Whether both can have their way. */
    boolean agreesWith(Preference other) {
        return side == null || other.side == null || side != other.side;
    }
}
