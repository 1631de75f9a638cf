package om.hawalis.championship;

import om.hawalis.platform.Refusal;

/**
 * What is declared before the first round and stands from then on.
 *
 * @param ruleSet the rule set's id
 * @param encounter what two who are paired play
 * @param clubsApart through which round members of one club meet only where nothing else is possible; 0 for none
 */
public record Regulations(
        String ruleSet, Points points, Encounter encounter, TieBreakOrder tieBreaks, Stages stages, int clubsApart) {
    private static final int MOST_APART = 50;

    /** Omani rules, 1–½–0, direct encounter, Sonneborn-Berger, games won; everyone meets once. */
    public static final Regulations USUAL =
            new Regulations("oman", Points.STANDARD, TieBreakOrder.USUAL, Cycles.SINGLE);

    public Regulations {
        if (clubsApart < 0 || clubsApart > MOST_APART) throw Refusal.malformed("championship.clubs-apart", MOST_APART);
    }

    /** A round robin of single games. */
    public Regulations(String ruleSet, Points points, TieBreakOrder tieBreaks, Cycles cycles) {
        this(ruleSet, points, Encounter.ONE_GAME, tieBreaks, Stages.roundRobin(cycles), 0);
    }

    public Regulations with(Stages others) {
        return new Regulations(ruleSet, points, encounter, tieBreaks, others, clubsApart);
    }

    public Regulations with(Encounter other) {
        return new Regulations(ruleSet, points, other, tieBreaks, stages, clubsApart);
    }

    public Regulations with(TieBreakOrder others) {
        return new Regulations(ruleSet, points, encounter, others, stages, clubsApart);
    }
}
