package om.hawalis.championship;

import om.hawalis.engine.RuleSets;
import om.hawalis.platform.Refusal;

/** The rule sets a championship may be played under: those the engine plays. */
final class RuleBook {
    private RuleBook() {}

    /** A rule set in its newest version. */
    static RuleSetSheet newest(String id) {
        return RuleSets.find(id)
                .map(rules -> new RuleSetSheet(rules.id(), rules.version()))
                .orElseThrow(() -> Refusal.malformed("championship.rule-set", id));
    }
}
