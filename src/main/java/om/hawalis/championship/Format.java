package om.hawalis.championship;

import om.hawalis.platform.Refusal;

/** How a stage is paired. Each format writes itself as a short code, {@code SWISS:9}, which is what is stored. */
public sealed interface Format {
    /** Everyone meets everyone. */
    record RoundRobin(Cycles cycles) implements Format {}

    /** Round by round from the scores. */
    record Swiss(int rounds, Start start) implements Format {
        private static final int MOST = 50;

        public Swiss {
            if (rounds < 1 || rounds > MOST) throw Refusal.malformed("stage.rounds", MOST);
        }

        /** How the first rounds treat the field. */
        public enum Start {
            LEVEL,
            /** Virtual points for the upper half, so that equals meet sooner (Baku). */
            ACCELERATED
        }
    }

    /** Who loses is out. */
    record Knockout(ThirdPlace thirdPlace) implements Format {
        /** Whether the semifinals' losers play for the third place or share it. */
        public enum ThirdPlace {
            PLAYED,
            SHARED
        }
    }

    /** Who loses twice is out. */
    record DoubleElimination() implements Format {}

    /** Groups dealt by the snake, each a round robin of its own, all at one pace. */
    record Groups(int count, Cycles cycles) implements Format {
        private static final int MOST = 64;

        public Groups {
            if (count < 2 || count > MOST) throw Refusal.malformed("stage.groups", MOST);
        }
    }

    /** Whether losing can end one's part: such a stage has a drawing, and only places. */
    default boolean isElimination() {
        return switch (this) {
            case Knockout knockout -> true;
            case DoubleElimination twice -> true;
            case RoundRobin all -> false;
            case Swiss swiss -> false;
            case Groups groups -> false;
        };
    }

    /** Its name without its choices. */
    default Kind kind() {
        return switch (this) {
            case RoundRobin all -> Kind.ROUND_ROBIN;
            case Swiss swiss -> Kind.SWISS;
            case Knockout knockout -> Kind.KNOCKOUT;
            case DoubleElimination twice -> Kind.DOUBLE_ELIMINATION;
            case Groups groups -> Kind.GROUPS;
        };
    }

    /** The formats there are. */
    enum Kind {
        ROUND_ROBIN,
        SWISS,
        GROUPS,
        KNOCKOUT,
        DOUBLE_ELIMINATION
    }
}
