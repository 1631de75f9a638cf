package om.hawalis.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** A command that is part of the contract and not of this version: it says so. */
@Command(mixinStandardHelpOptions = true)
final class Later implements Callable<Integer> {
    private static final int USAGE = 2;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    @Override
    public Integer call() {
        spec.commandLine().getErr().println(spec.name() + " comes with a later version of Hawalis.");
        return USAGE;
    }
}
