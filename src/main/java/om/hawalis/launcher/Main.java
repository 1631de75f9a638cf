package om.hawalis.launcher;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import om.hawalis.cli.Hawalis;
import picocli.CommandLine;

/** The entry of {@code hawalis.jar}. */
public final class Main {
    private Main() {}

    /** Without arguments it serves. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments.length == 0 ? new String[] {"serve"} : arguments));
    }

    static CommandLine commandLine() {
        return Hawalis.commandLine()
                .addSubcommand(new Serve())
                .setExecutionExceptionHandler(Main::explain)
                .setOut(inUtf8(System.out))
                .setErr(inUtf8(System.err));
    }

    /** Names come in every script, whatever the locale of the machine can write. */
    private static PrintWriter inUtf8(OutputStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    /** What a start lacks is said in one line; anything else is a mistake of ours, and shows where. */
    private static int explain(Exception failure, CommandLine command, CommandLine.ParseResult words) throws Exception {
        if (!(failure instanceof StartFailure)) throw failure;
        command.getErr().println(failure.getMessage());
        return 1;
    }
}
