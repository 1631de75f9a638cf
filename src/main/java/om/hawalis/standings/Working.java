package om.hawalis.standings;

import java.util.List;

/** How a tie-break value came about, as data to be shown: every term of every sum, in order of the rounds. */
public sealed interface Working {
    /**
     * A sum over rounds of what opponents or dummies contribute: {@code BH FB SB}; or its mean: {@code AOB ARO APRO
     * APPO}.
     */
    record Contributions(List<Contribution> contributions) implements Working {
        public Contributions {
            contributions = List.copyOf(contributions);
        }
    }

    /** A sum over rounds of the entrant's own record. Rounds that give nothing stand with 0. */
    record OwnRecord(List<Amount> amounts) implements Working {
        public OwnRecord {
            amounts = List.copyOf(amounts);
        }
    }

    /** One round's amount. */
    record Amount(int round, Fraction amount) {}

    /** {@code KS}: which opponents count. @param limit the points an opponent must have */
    record Koya(Fraction limit, List<Contribution> contributions) implements Working {
        public Koya {
            contributions = List.copyOf(contributions);
        }
    }

    /**
     * {@code TPR}: the mean rating of the opponents plus the difference for the score.
     *
     * @param scoreHundredths the score per game, a half rounded up
     */
    record Performance(Fraction meanRating, Fraction score, int games, int scoreHundredths, int difference)
            implements Working {}

    /**
     * {@code PTP}: the lowest rating that is expected to score so much against these opponents.
     *
     * @param expectedHundredths what that rating is expected to score in all
     */
    record PerfectPerformance(Fraction score, List<Integer> ratings, int expectedHundredths) implements Working {
        public PerfectPerformance {
            ratings = List.copyOf(ratings);
        }
    }

    /** {@code DE}: the tables the entrant went through, the first among all who were tied. */
    record DirectEncounter(List<EncounterTable> tables) implements Working {
        public DirectEncounter {
            tables = List.copyOf(tables);
        }
    }

    /** {@code RTNG TPN}: the entrant's own number, taken as it is. */
    record Given() implements Working {}
}
