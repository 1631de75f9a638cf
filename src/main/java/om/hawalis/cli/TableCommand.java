package om.hawalis.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code table}: what it can do are its subcommands. */
@Command(
        name = "table",
        description = "Endgame tables.",
        subcommands = TableBuildCommand.class,
        mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }
}
