package om.hawalis.pairing;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Side;

/**
 * What the rules of the Swiss hold against a pair or a rest that somebody makes by hand in the next round of a contest.
 * The contest is one that {@link Swiss} could pair. O(entrants × rounds) once, then O(rounds) a question.
 */
public final class Objections {
    /** What is held against it, the gravest first. */
    public enum Objection {
        /** One of them does not take part in the round, or rests in it. */
        NOT_THERE,
        /** C1. */
        HAVE_MET,
        FORBIDDEN,
        /** C3: both must have the same side. */
        SAME_SIDE_DUE,
        /** C10, C11: a side that must be granted is denied. */
        SIDE_OVERDUE,
        /** C2: has had a bye, or won a round without playing. */
        HAS_RESTED,
        WISHED_APART,
        /** C13: a strong preference for a side is denied. */
        SIDE_DENIED,
        /** More than a win lies between them. */
        FAR_APART,
        /** They are of different score groups. */
        OF_OTHER_SCORES,
        /** C5: somebody with fewer points might rest. */
        OTHERS_SCORE_LESS,
        /** C12: a mild preference for a side is denied. */
        SIDE_TURNED
    }

    private final int win;
    private final Meetings meetings;
    private final Map<Integer, Contender> contenders = new HashMap<>();

    private Objections(Contest contest) {
        this.win = contest.scoring().win();
        var present = new Roll(contest, SwissOptions.STANDARD).contenders();
        this.meetings = Meetings.of(contest, present);
        for (var contender : present) contenders.put(contender.number(), contender);
    }

    public static Objections in(Contest contest) {
        return new Objections(contest);
    }

    /** What is held against a pair, in order of the enumeration; nothing where it is as good as any. */
    public List<Objection> to(Pair pair) {
        var south = contenders.get(pair.south());
        var north = contenders.get(pair.north());
        if (south == null || north == null) return List.of(Objection.NOT_THERE);
        var found = EnumSet.noneOf(Objection.class);
        if (meetings.haveMet(south.place(), north.place())) found.add(Objection.HAVE_MET);
        if (meetings.forbidden(south.place(), north.place())) found.add(Objection.FORBIDDEN);
        if (!meetings.sidesAllow(south.place(), north.place())) found.add(Objection.SAME_SIDE_DUE);
        if (meetings.wished(south.place(), north.place())) found.add(Objection.WISHED_APART);
        denied(south, Side.SOUTH).ifPresent(found::add);
        denied(north, Side.NORTH).ifPresent(found::add);
        apart(south, north).ifPresent(found::add);
        return List.copyOf(found);
    }

    private static Optional<Objection> denied(Contender contender, Side given) {
        var preference = contender.preference();
        if (preference.side() == null || preference.side() == given) return Optional.empty();
        return switch (preference.strength()) {
            case NONE -> Optional.empty();
            case MILD -> Optional.of(Objection.SIDE_TURNED);
            case STRONG -> Optional.of(Objection.SIDE_DENIED);
            case ABSOLUTE -> Optional.of(Objection.SIDE_OVERDUE);
        };
    }

    private Optional<Objection> apart(Contender one, Contender other) {
        var points = Math.abs(one.score() - other.score());
        if (points == 0) return Optional.empty();
        return Optional.of(points > win ? Objection.FAR_APART : Objection.OF_OTHER_SCORES);
    }

    /** What is held against an entrant's resting with a pairing-allocated bye. */
    public List<Objection> toRest(int entrant) {
        var resting = contenders.get(entrant);
        if (resting == null) return List.of(Objection.NOT_THERE);
        if (!resting.mayRest()) return List.of(Objection.HAS_RESTED);
        var lower = contenders.values().stream().anyMatch(other -> other.mayRest() && other.score() < resting.score());
        return lower ? List.of(Objection.OTHERS_SCORE_LESS) : List.of();
    }
}
