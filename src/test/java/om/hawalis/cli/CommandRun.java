package om.hawalis.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** One run of the command line. */
record CommandRun(int exit, String out, String err) {

    static CommandRun of(String... words) {
        var out = new StringWriter();
        var err = new StringWriter();
        var exit = Hawalis.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
        return new CommandRun(exit, out.toString(), err.toString());
    }
}
