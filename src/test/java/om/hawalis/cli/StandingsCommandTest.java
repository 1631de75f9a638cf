package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class StandingsCommandTest {
    private static final String SWISS = "src/test/resources/standings/tec-swiss.trf";
    private static final String ROUND_ROBIN = "src/test/resources/standings/tec-round-robin.trf";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine hawalis =
            Hawalis.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @Test
    void a_line_an_entrant_under_a_header_best_first() {
        var exit = hawalis.execute("standings", SWISS, "--tie-breaks", "BH/C1,BH,SB,ARO/C1");

        assertThat(exit).isZero();
        assertThat(out.toString())
                .startsWith("rank\tno\tname\tpoints\tBH/C1\tBH\tSB\tARO/C1\n" + "1\t2\tBRUNO\t4\t12\t13\t9.5\t1988\n"
                        + "2\t3\tCHARLINE\t3.5\t13\t15.5\t10.5\t2000\n")
                .contains("\n11\t12\tNICK\t2\t9.5\t11.5\t4\t\n");
        assertThat(out.toString().lines()).hasSize(17);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void a_round_robin_counts_forfeits_as_games() {
        var exit = hawalis.execute("standings", ROUND_ROBIN, "--round-robin", "--tie-breaks=DE,SB,KS");

        assertThat(exit).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "rank\tno\tname\tpoints\tDE\tSB\tKS",
                        "1\t1\tALYX\t3.5\t2\t9.25\t2",
                        "2\t2\tBRUNO\t3.5\t0\t6.25\t0.5",
                        "2\t3\tCHARLINE\t3.5\t0\t6.25\t0.5",
                        "4\t6\tHELENE\t1.5\t2\t2.25\t0",
                        "5\t5\tFRANCK\t1.5\t1\t3.25\t0.5",
                        "6\t4\tDAVID\t1.5\t0\t4.25\t1");
    }

    @Test
    void a_lot_parts_those_who_share_a_place() {
        hawalis.execute("standings", ROUND_ROBIN, "--round-robin", "--lot", "7");

        assertThat(out.toString().lines().skip(1).map(line -> line.split("\t")[0]))
                .containsExactly("1", "2", "3", "4", "5", "6");
    }

    @Test
    void an_unknown_code_is_a_usage_error_that_names_it() {
        var exit = hawalis.execute("standings", SWISS, "--tie-breaks", "BH,BX/C1");

        assertThat(exit).isEqualTo(2);
        assertThat(err.toString()).contains("\"BX\" in \"BX/C1\" is no tie-break");
    }

    @Test
    void a_missing_file_and_one_that_contradicts_itself_exit_1_with_the_reason(@TempDir Path folder)
            throws IOException {
        var broken = folder.resolve("broken.trf");
        Files.writeString(broken, Files.readString(Path.of(SWISS)).replace(" 4.0    1    10", " 5.0    1    10"));

        assertThat(hawalis.execute("standings", folder.resolve("none.trf").toString()))
                .isEqualTo(1);
        assertThat(hawalis.execute("standings", broken.toString())).isEqualTo(1);

        assertThat(err.toString())
                .contains("none.trf: cannot be read", "broken.trf: line 6, column 81: player 2 has 5.0 points here");
    }

    @ParameterizedTest
    @CsvSource({"'202 BH/C1,SB'", "'202 PTS,BH/C1,SB'", "'212 PTS,BH/C1,SB'", "'202 BH/C1,SB\r212 PTS,DE'"})
    void the_file_may_declare_the_tie_breaks(String record, @TempDir Path folder) throws IOException {
        var declaring = folder.resolve("declaring.trf");
        Files.writeString(declaring, Files.readString(Path.of(SWISS)) + "\r" + record + "\r");

        assertThat(hawalis.execute("standings", declaring.toString())).isZero();
        assertThat(hawalis.execute("standings", declaring.toString(), "--tie-breaks", "ARO"))
                .isZero();

        assertThat(out.toString())
                .startsWith("rank\tno\tname\tpoints\tBH/C1\tSB\n")
                .contains("\nrank\tno\tname\tpoints\tARO\n");
    }

    @Test
    void a_tie_break_that_the_file_declares_and_nobody_knows_is_named(@TempDir Path folder) throws IOException {
        var declaring = folder.resolve("declaring.trf");
        Files.writeString(declaring, Files.readString(Path.of(SWISS)) + "\r202 BH,EDET/P\r");

        assertThat(hawalis.execute("standings", declaring.toString())).isEqualTo(1);

        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("declaring.trf: record 202: \"EDET\" in \"EDET/P\" is no tie-break");
    }

    @Test
    void names_of_any_script_come_out_whole(@TempDir Path folder) throws IOException {
        var arabic = folder.resolve("arabic.trf");
        Files.writeString(arabic, Files.readString(Path.of(SWISS)).replace("BRUNO    ", "محمد سعيد"));

        hawalis.execute("standings", arabic.toString());

        assertThat(out.toString()).contains("1\t2\tمحمد سعيد\t4\n");
    }
}
