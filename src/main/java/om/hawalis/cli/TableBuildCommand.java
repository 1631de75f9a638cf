package om.hawalis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import om.hawalis.engine.EndgameTable;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code table build --stones N FILE [--rules ID]}. */
@Command(
        name = "build",
        description = "Builds the endgame table of all positions with up to N stones, and checks every entry.",
        mixinStandardHelpOptions = true)
final class TableBuildCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;
    private static final int FEWEST_STONES = 2;
    private static final int MOST_STONES = 8;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--stones", paramLabel = "N", required = true, description = "Stones of both sides, 2 to 8.")
    private int stones;

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set; oman where missing.")
    private String rules = RuleSets.standard().id();

    @Parameters(paramLabel = "FILE", description = "The file to write; it takes its place when the table is right.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        var set = RuleSetNames.find(rules, spec).orElse(null);
        if (set == null) return INPUT_WRONG;
        if (stones < FEWEST_STONES || stones > MOST_STONES) return refuse("--stones " + stones + ": from 2 to 8");
        var size = EndgameTable.size(set, stones);
        if (size > Integer.MAX_VALUE) return refuse("a table of " + size + " bytes is too large for one file");
        var part = file.resolveSibling(file.getFileName() + ".part");
        try {
            return build(set, size, part);
        } catch (IOException failed) {
            return refuse(part + ": cannot be written: " + failed.getMessage());
        }
    }

    private int refuse(String reason) {
        spec.commandLine().getErr().println(reason);
        return INPUT_WRONG;
    }

    private int build(RuleSet set, long size, Path part) throws IOException {
        var bytes = TableFile.create(part, size);
        var built = new ProgressBar(spec.commandLine().getErr(), "building");
        var table = EndgameTable.build(set, stones, bytes, done -> built.show(done, EndgameTable.entries(set, stones)));
        var checked = new ProgressBar(spec.commandLine().getErr(), "checking");
        var wrong = table.wrongEntries(done -> checked.show(done, table.entries()));
        if (wrong > 0) throw new IllegalStateException(wrong + " entries differ from what their moves say");
        bytes.force();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        var out = spec.commandLine().getOut();
        out.print(file + ": " + table.entries() + " positions of " + set.id() + ", up to " + stones + " stones\n");
        out.flush();
        return 0;
    }
}
