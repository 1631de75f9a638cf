package om.hawalis.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command itself; what it can do are its subcommands. Exit 0: done; 1: the input is wrong, or the claim false; 2:
 * usage.
 */
@Command(
        name = "hawalis",
        description = "Clubs and championships of Hawalis, the four-row mancala of Oman.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Hawalis implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Hawalis() {}

    /** The commands that start no server. */
    public static CommandLine commandLine() {
        var hawalis = new CommandLine(new Hawalis());
        hawalis.addSubcommand(new ReplayCommand());
        hawalis.addSubcommand(new PerftCommand());
        hawalis.addSubcommand(new SolveCommand());
        hawalis.addSubcommand(new TableCommand());
        hawalis.addSubcommand(new PairCommand());
        hawalis.addSubcommand(new CheckCommand());
        hawalis.addSubcommand(new StandingsCommand());
        hawalis.addSubcommand(new SimulateCommand());
        later(hawalis, "backup", "Writes everything to one file while the server runs.");
        later(hawalis, "restore", "Reads a backup into an empty database.");
        return hawalis;
    }

    private static void later(CommandLine hawalis, String name, String description) {
        hawalis.addSubcommand(name, new Later());
        hawalis.getSubcommands().get(name).getCommandSpec().usageMessage().description(description);
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }
}
