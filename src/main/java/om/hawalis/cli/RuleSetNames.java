package om.hawalis.cli;

import java.util.Optional;
import java.util.stream.Collectors;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import picocli.CommandLine.Model.CommandSpec;

/** Rule sets named on the command line. */
final class RuleSetNames {
    private RuleSetNames() {}

    /** The rule set named; where there is none, says so on standard error. */
    static Optional<RuleSet> find(String id, CommandSpec spec) {
        var found = RuleSets.find(id);
        if (found.isEmpty()) spec.commandLine().getErr().println(unknown(id));
        return found;
    }

    private static String unknown(String id) {
        return RuleSets.namesWithoutRules().contains(id)
                ? id + ": a documented name; no rules are published"
                : "unknown rule set \"" + id + "\"; known: "
                        + RuleSets.all().stream().map(RuleSet::id).collect(Collectors.joining(" "))
                        + "; each also with ,repetition=3";
    }
}
