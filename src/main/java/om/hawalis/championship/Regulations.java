package om.hawalis.championship;

/**
 * What is declared before the first round and stands from then on.
 *
 * @param ruleSet the rule set's id
 */
public record Regulations(String ruleSet, Points points, TieBreakOrder tieBreaks, Cycles cycles) {
    /** Omani rules, 1–½–0, direct encounter, Sonneborn-Berger, games won; everyone meets once. */
    public static final Regulations USUAL =
            new Regulations("oman", Points.STANDARD, TieBreakOrder.USUAL, Cycles.SINGLE);
}
