package om.hawalis.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Recorded;
import om.hawalis.engine.RuleSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code replay FILE… [--rules ID] [--json]}. */
@Command(
        name = "replay",
        description = "Replays recorded games and names every discrepancy by its ply.",
        footer = {
            "",
            "Writes a line a ply: hole, stones captured, laps, position; then verdict and result.",
            "Exit 1 when anything in a file is not as the rules have it."
        },
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in notation, any number a file.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "Replays under this rule set whatever the files name; else theirs, or oman.")
    private @Nullable String rules;

    @Option(names = "--json", description = "Writes one JSON array of all games.")
    private boolean json;

    /** One game and where it stands. */
    record Entry(Path file, int number, Recorded recorded) {}

    @Override
    public Integer call() {
        var chosen = rules == null ? null : RuleSetNames.find(rules, spec).orElse(null);
        if (rules != null && chosen == null) return INPUT_WRONG;
        var entries = new ArrayList<Entry>();
        var readable = true;
        for (var file : files) readable &= read(file, chosen, entries);
        print(entries);
        entries.forEach(this::complain);
        var right = entries.stream()
                .allMatch(entry -> entry.recorded().discrepancies().isEmpty());
        return readable && right ? 0 : INPUT_WRONG;
    }

    private boolean read(Path file, @Nullable RuleSet chosen, List<Entry> entries) {
        try {
            var number = 0;
            var text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            var games = chosen == null ? Notation.read(text) : Notation.readUnder(chosen, text);
            for (var game : games) entries.add(new Entry(file, ++number, game));
            if (games.isEmpty()) say(file + ": holds no game");
            return !games.isEmpty();
        } catch (IOException unreadable) {
            say(file + ": cannot be read");
            return false;
        }
    }

    private void print(List<Entry> entries) {
        var out = spec.commandLine().getOut();
        out.print(json ? ReplayJson.of(entries) : ReplayText.of(entries));
        out.flush();
    }

    private void complain(Entry entry) {
        for (var discrepancy : entry.recorded().discrepancies())
            say(entry.file() + ":" + DiscrepancyText.of(discrepancy));
    }

    private void say(String complaint) {
        spec.commandLine().getErr().println(complaint);
    }
}
