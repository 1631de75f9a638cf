package om.hawalis.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a choice of downfloaters leaves nothing to be desired below: everybody can still be paired (C4), and the next
 * bracket can make as many pairs as its size allows, with all who moved down among them (C8).
 */
final class Prospect {
    /** Attempts to find who moves down from the next bracket, before the question is left open. */
    private static final int PATIENCE = 64;

    private final Meetings meetings;
    private final Completion completion;
    private final Bracket bracket;
    private final boolean restingBelow;
    private final Map<List<Integer>, Verdict> known = new HashMap<>();

    /** What is known of a choice. */
    enum Verdict {
        IDEAL,
        SHORT,
        UNKNOWN
    }

    Prospect(Meetings meetings, Completion completion, Bracket bracket) {
        this.meetings = meetings;
        this.completion = completion;
        this.bracket = bracket;
        this.restingBelow = completion.odd() && !restingHere();
    }

    /** Whether the one who will rest stands in the bracket itself. */
    boolean restingHere() {
        return completion.odd() && completion.restingScore() >= score(bracket.residents());
    }

    private int score(Span group) {
        return meetings.contender(group.last()).score();
    }

    boolean ideal(List<Integer> floaters) {
        return verdict(floaters) == Verdict.IDEAL;
    }

    Verdict verdict(List<Integer> floaters) {
        return known.computeIfAbsent(List.copyOf(floaters), this::found);
    }

    private Verdict found(List<Integer> choice) {
        var floaters = choice.stream().mapToInt(Integer::intValue).toArray();
        if (restingHere())
            return known(floaters.length == 1
                    && completion.mayRest(floaters[0])
                    && completion.possible(bracket.below(), false));
        if (floaters.length == 0) return known(completion.possible(bracket.below(), restingBelow));
        if (bracket.next().isEmpty()) return Verdict.SHORT;
        var next = bracket.next().toArray();
        if (restingBelow && completion.restingScore() == score(bracket.next()))
            return known(completion.possible(floaters, next, true) && completion.possible(bracket.rest(), false));
        if ((floaters.length + next.length) % 2 == 0)
            return known(
                    completion.possible(floaters, next, false) && completion.possible(bracket.rest(), restingBelow));
        return oneMore(floaters);
    }

    private static Verdict known(boolean ideal) {
        return ideal ? Verdict.IDEAL : Verdict.SHORT;
    }

    /** The next bracket is odd: somebody of its own moves down from there, the lowest ranked if possible. */
    private Verdict oneMore(int[] floaters) {
        var next = bracket.next();
        var rest = bracket.rest().toArray();
        for (var mover = next.last(); mover >= next.from(); mover--) {
            if (next.last() - mover == PATIENCE) return Verdict.UNKNOWN;
            var moving = mover;
            var others = next.places().filter(place -> place != moving).toArray();
            if (completion.possible(new int[] {mover}, rest, restingBelow)
                    && completion.possible(floaters, others, false)) return Verdict.IDEAL;
        }
        return Verdict.SHORT;
    }
}
