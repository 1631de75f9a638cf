package om.hawalis.analysis;

import om.hawalis.engine.Position;
import om.hawalis.engine.PositionText;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.platform.Refusal;

/**
 * A position to be solved.
 *
 * @param plies how deep to look
 */
public record SolveForm(RuleSet rules, Position position, int plies) {
    /** As deep as anyone may ask; games of more plies to the end are not decided by search here. */
    public static final int MOST_PLIES = 200;

    private static final int LONGEST_POSITION = 1_000;
    private static final int LONGEST_RULES = 100;

    public SolveForm {
        if (plies < 1 || plies > MOST_PLIES) throw Refusal.malformed("analysis.plies", MOST_PLIES);
        if (!position.layout().equals(rules.layout()))
            throw new IllegalArgumentException("the position is of another board");
    }

    /** What somebody wrote. */
    public static SolveForm read(String rules, String position, int plies) {
        var set = rules(rules);
        return new SolveForm(set, position(position, set), plies);
    }

    private static RuleSet rules(String id) {
        var known = id.length() <= LONGEST_RULES ? id : "";
        if (RuleSets.namesWithoutRules().contains(known)) throw Refusal.malformed("analysis.rules.none", known);
        return RuleSets.find(known).orElseThrow(() -> Refusal.malformed("analysis.rules", known));
    }

    private static Position position(String text, RuleSet rules) {
        if (text.length() > LONGEST_POSITION) throw Refusal.malformed("analysis.position.SHAPE");
        return switch (Position.parse(text, rules)) {
            case PositionText.Readable(var position) -> position;
            case PositionText.Unreadable(var fault, var written) -> throw refused(fault, written, rules);
        };
    }

    private static Refusal refused(PositionText.Fault fault, String written, RuleSet rules) {
        return switch (fault) {
            case SHAPE -> Refusal.malformed("analysis.position.SHAPE");
            case NUMBER_OF_HOLES ->
                Refusal.malformed(
                        "analysis.position.NUMBER_OF_HOLES",
                        written,
                        rules.layout().columns());
            case COUNT -> Refusal.malformed("analysis.position.COUNT", written);
            case TOO_MANY_STONES -> Refusal.malformed("analysis.position.TOO_MANY_STONES", written);
            case NO_STONES -> Refusal.malformed("analysis.position.NO_STONES");
            case SIDE -> Refusal.malformed("analysis.position.SIDE", written);
        };
    }
}
