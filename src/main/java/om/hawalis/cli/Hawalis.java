package om.hawalis.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command itself; what it can do are its subcommands. */
@Command(
        name = "hawalis",
        description = "Clubs and championships of Hawalis, the four-row mancala of Oman.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
public final class Hawalis implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static CommandLine commandLine() {
        return new CommandLine(new Hawalis());
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "Which command?");
    }
}
