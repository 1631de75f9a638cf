package om.hawalis.launcher;

import om.hawalis.cli.Hawalis;
import picocli.CommandLine;

/** The entry of {@code hawalis.jar}. */
public final class Main {
    private Main() {}

    /** Without arguments it serves. A server that runs keeps the process alive; every other end of a command ends it. */
    public static void main(String[] arguments) {
        var words = arguments.length == 0 ? new String[] {"serve"} : arguments;
        var exit = commandLine().execute(words);
        if (exit != 0 || !words[0].equals("serve")) System.exit(exit);
    }

    static CommandLine commandLine() {
        return Hawalis.commandLine().addSubcommand(new Serve());
    }
}
