package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import java.util.List;
import om.hawalis.platform.Refusal;

/** The rule sets a championship may be played under. */
@Dependent
class RuleBook {
    private static final List<RuleSetSheet> KNOWN =
            List.of(new RuleSetSheet("oman", "1"), new RuleSetSheet("oman-de-voogt", "1"));

    /** A rule set in its newest version. */
    RuleSetSheet newest(String id) {
        return KNOWN.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow(() -> Refusal.malformed("championship.rule-set", id));
    }
}
