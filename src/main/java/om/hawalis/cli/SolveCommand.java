package om.hawalis.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import om.hawalis.engine.EndgameTable;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Position;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.engine.Side;
import om.hawalis.engine.Solution;
import om.hawalis.engine.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code solve --position P [--rules ID] [--max-plies N] [--table FILE]}. */
@Command(
        name = "solve",
        description = "Proves who wins a position, and how soon.",
        footer = {
            "",
            "Writes \"South wins in 41\", \"North wins in …\" or \"draw\", then a line of best play.",
            "Exit 3 and \"not decided within N\" when no side is proven to win within N plies."
        },
        mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;
    private static final int UNDECIDED = 3;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--position", paramLabel = "P", required = true, description = "A position text.")
    private String position = "";

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set; oman where missing.")
    private String rules = RuleSets.standard().id();

    @Option(names = "--max-plies", paramLabel = "N", description = "Looks no deeper; else until decided or given up.")
    private @Nullable Integer maxPlies;

    @Option(names = "--table", paramLabel = "FILE", description = "An endgame table made by: table build.")
    private @Nullable Path table;

    @Override
    public Integer call() {
        var set = RuleSetNames.find(rules, spec).orElse(null);
        var plies = maxPlies == null ? Solver.DEEPEST : maxPlies;
        if (set == null || !inRange(plies)) return INPUT_WRONG;
        var start = PositionTexts.read(position, set, spec).orElse(null);
        if (start == null) return INPUT_WRONG;
        if (table == null) return solve(set, start, new Solver.Effort(plies, null, () -> true));
        return endgames(table, set)
                .map(endgames -> solve(set, start, new Solver.Effort(plies, endgames, () -> true)))
                .orElse(INPUT_WRONG);
    }

    private boolean inRange(int plies) {
        if (plies >= 1 && plies <= Solver.DEEPEST) return true;
        say("--max-plies " + plies + ": from 1 to " + Solver.DEEPEST);
        return false;
    }

    private Optional<EndgameTable> endgames(Path file, RuleSet set) {
        try {
            return switch (EndgameTable.open(TableFile.map(file))) {
                case EndgameTable.Opened.Usable(var endgames) when endgames.isOf(set) -> Optional.of(endgames);
                case EndgameTable.Opened.Usable(var endgames) ->
                    refused(file + ": a table of " + endgames.rules().id());
                case EndgameTable.Opened.Unusable(var why) -> refused(file + ": " + inWords(why));
            };
        } catch (IOException unreadable) {
            return refused(file + ": cannot be read");
        }
    }

    private static String inWords(EndgameTable.Unfit why) {
        return switch (why) {
            case NO_TABLE -> "no endgame table";
            case UNKNOWN_RULES -> "an endgame table of unknown rules";
            case WRONG_SIZE -> "an endgame table cut short or too long";
        };
    }

    private Optional<EndgameTable> refused(String reason) {
        say(reason);
        return Optional.empty();
    }

    private int solve(RuleSet set, Position start, Solver.Effort effort) {
        return switch (Solver.solve(set, start, effort)) {
            case Solution.Won(var winner, var plies, var line) ->
                print(name(winner) + " wins in " + plies, set, start, line);
            case Solution.Drawn(var line) -> print("draw", set, start, line);
            case Solution.Undecided(var plies) -> {
                print("not decided within " + plies, set, start, List.of());
                yield UNDECIDED;
            }
        };
    }

    private static String name(Side side) {
        return switch (side) {
            case SOUTH -> "South";
            case NORTH -> "North";
        };
    }

    private int print(String outcome, RuleSet set, Position start, List<Hole> line) {
        var game = Game.start(set, start);
        for (var hole : line) game = game.after(hole);
        var out = spec.commandLine().getOut();
        out.print(outcome + "\n" + (line.isEmpty() ? "" : Notation.moves(game) + "\n"));
        out.flush();
        return 0;
    }

    private void say(String complaint) {
        spec.commandLine().getErr().println(complaint);
    }
}
