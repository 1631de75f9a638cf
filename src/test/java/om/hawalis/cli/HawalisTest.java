package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class HawalisTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine hawalis =
            Hawalis.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay",
                "perft",
                "solve",
                "table",
                "pair",
                "check",
                "standings",
                "simulate",
                "backup",
                "restore"
            })
    void every_command_explains_itself(String command) {
        var exit = hawalis.execute(command, "--help");

        assertThat(exit).isZero();
        assertThat(out.toString()).contains("Usage: hawalis " + command);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void help_lists_the_commands() {
        assertThat(hawalis.execute("--help")).isZero();
        assertThat(out.toString()).contains("replay", "perft", "pair", "standings", "backup");
    }

    @Test
    void a_command_of_a_later_version_says_so_and_exits_2() {
        var exit = hawalis.execute("backup", "everything.zip");

        assertThat(exit).isEqualTo(2);
        assertThat(err.toString()).contains("backup comes with a later version");
    }

    @Test
    void no_command_and_an_unknown_one_are_usage_errors() {
        assertThat(hawalis.execute()).isEqualTo(2);
        assertThat(hawalis.execute("sow")).isEqualTo(2);
        assertThat(err.toString()).contains("Which command?", "sow");
    }
}
