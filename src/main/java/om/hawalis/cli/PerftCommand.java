package om.hawalis.cli;

import java.util.List;
import java.util.concurrent.Callable;
import om.hawalis.engine.Perft;
import om.hawalis.engine.Position;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code perft --rules ID --depth N [--position P] [--threads N]}. */
@Command(
        name = "perft",
        description = "Counts the move sequences of a position, depth by depth.",
        footer = {
            "",
            "Writes a line a depth: depth, sequences of that many moves, endless moves met at that depth or above."
        },
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;
    private static final int MOST_THREADS = 256;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set; oman where missing.")
    private String rules = RuleSets.standard().id();

    @Option(names = "--depth", paramLabel = "N", required = true, description = "From 1 to " + Perft.DEEPEST + ".")
    private int depth;

    @Option(names = "--position", paramLabel = "P", description = "A position text; the start where missing.")
    private @Nullable String position;

    @Option(names = "--threads", paramLabel = "N", description = "From 1 to " + MOST_THREADS + "; 1 where missing.")
    private int threads = 1;

    @Override
    public Integer call() throws InterruptedException {
        var set = RuleSetNames.find(rules, spec).orElse(null);
        if (set == null || !inRange("--depth", depth, Perft.DEEPEST) || !inRange("--threads", threads, MOST_THREADS))
            return INPUT_WRONG;
        var start = position == null
                ? Position.start(set)
                : PositionTexts.read(position, set, spec).orElse(null);
        return start == null ? INPUT_WRONG : print(set, start);
    }

    private boolean inRange(String option, int value, int most) {
        if (value >= 1 && value <= most) return true;
        spec.commandLine().getErr().println(option + " " + value + ": from 1 to " + most);
        return false;
    }

    private int print(RuleSet set, Position start) throws InterruptedException {
        var out = spec.commandLine().getOut();
        for (var count : counts(set, start))
            out.print(count.depth() + " " + count.nodes() + " " + count.endless() + "\n");
        out.flush();
        return 0;
    }

    private List<Perft.Count> counts(RuleSet set, Position start) throws InterruptedException {
        return Perft.count(set, start, depth, threads);
    }
}
