package om.hawalis.pairing;

import om.hawalis.contest.Side;

/** Who sits South: the first rule that decides. */
final class SideChoice {
    private final Side initial;

    SideChoice(Side initial) {
        this.initial = initial;
    }

    /** What decided. */
    record Decision(Side higher, SideRule rule) {}

    Decision decide(Contender higher, Contender lower) {
        var own = higher.preference();
        var other = lower.preference();
        if (own.side() == null && other.side() == null) return new Decision(initial(higher), SideRule.INITIAL_SIDE);
        if (own.agreesWith(other)) return new Decision(granted(own, other), SideRule.BOTH_PREFERENCES);
        var side = own.side();
        if (side == null) throw new IllegalStateException("a preference that disagrees has a side");
        var stronger = stronger(own, other);
        if (stronger != 0) return new Decision(stronger > 0 ? side : side.opposite(), SideRule.STRONGER_PREFERENCE);
        return alternated(higher, lower, side);
    }

    private Side initial(Contender higher) {
        return higher.seat() % 2 == 1 ? initial : initial.opposite();
    }

    private static Side granted(Preference own, Preference other) {
        var side = own.side();
        if (side != null) return side;
        var others = other.side();
        if (others == null) throw new IllegalStateException("neither has a preference");
        return others.opposite();
    }

    private static int stronger(Preference own, Preference other) {
        return own.absolute() && other.absolute()
                ? Integer.compare(own.balance(), other.balance())
                : own.strength().compareTo(other.strength());
    }

    private static Decision alternated(Contender higher, Contender lower, Side wished) {
        var own = higher.sides().reversed();
        var others = lower.sides().reversed();
        for (var i = 0; i < Math.min(own.size(), others.size()); i++)
            if (own.get(i) != others.get(i)) return new Decision(own.get(i).opposite(), SideRule.ALTERNATION);
        return new Decision(wished, SideRule.HIGHER_RANK);
    }
}
