package om.hawalis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import om.hawalis.engine.EndgameTable;
import om.hawalis.engine.RuleSets;
import om.hawalis.engine.Side;
import om.hawalis.engine.Solution;
import om.hawalis.platform.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolvePositionTest {
    private static final String PROBLEM_1 = "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 S";
    private static final String START = "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S";

    @TempDir
    private Path folder = Path.of("");

    private static SolvePosition solver(EndgameTables endgames, Clock clock) {
        return new SolvePosition(endgames, new Thinking(), clock);
    }

    private static EndgameTables none() {
        return new EndgameTables(Optional.empty());
    }

    @Test
    void problem_1_is_won_by_south_in_41_and_its_line_can_be_played() {
        var sheet = solver(none(), Clock.systemUTC()).solve(SolveForm.read("oman", PROBLEM_1, 100));

        assertThat(sheet.solution()).isInstanceOfSatisfying(Solution.Won.class, won -> {
            assertThat(won.winner()).isEqualTo(Side.SOUTH);
            assertThat(won.plies()).isEqualTo(41);
        });
        assertThat(sheet.line().length()).isEqualTo(41);
        assertThat(sheet.line().verdict().orElseThrow().winner()).contains(Side.SOUTH);
        assertThat(sheet.notation()).startsWith("1. l(+1) C");
    }

    @Test
    void a_search_ends_when_its_time_is_over() {
        var sheet = solver(none(), new Hurrying()).solve(SolveForm.read("oman", START, 200));

        assertThat(sheet.solution()).isInstanceOf(Solution.Undecided.class);
        assertThat(sheet.line().length()).isZero();
    }

    /** A second goes by whenever it is asked. */
    private static final class Hurrying extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            now = now.plus(Duration.ofSeconds(1));
            return now;
        }
    }

    @Test
    void the_largest_table_of_the_folder_that_holds_for_the_rules_is_used() throws IOException {
        write("mulabalaba-2", "mulabalaba@6", 2);
        write("mulabalaba-3", "mulabalaba@6", 3);
        Files.writeString(folder.resolve("notes.txt"), "no table");

        var tables = new EndgameTables(Optional.of(folder.toString()));

        var rules = RuleSets.find("mulabalaba@6").orElseThrow();
        assertThat(tables.of(rules).map(EndgameTable::stones)).contains(3);
        assertThat(tables.of(RuleSets.standard())).isEmpty();
        assertThat(solver(tables, Clock.systemUTC())
                        .solve(SolveForm.read("mulabalaba@6", "0,0,0,0,0,0/0,0,0,0,1,1/0,0,0,0,0,0/0,1,0,0,0,0 S", 50))
                        .solution())
                .isInstanceOf(Solution.Drawn.class);
    }

    @Test
    void without_its_folder_there_are_no_tables() {
        var tables = new EndgameTables(Optional.of(folder.resolve("missing").toString()));

        assertThat(tables.of(RuleSets.standard())).isEmpty();
    }

    private void write(String name, String id, int stones) throws IOException {
        var rules = RuleSets.find(id).orElseThrow();
        var bytes = ByteBuffer.allocate((int) EndgameTable.size(rules, stones));
        EndgameTable.build(rules, stones, bytes, done -> {});
        Files.write(folder.resolve(name), bytes.array());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "oman; 2/2; 10; analysis.position.SHAPE",
                "oman; 2,2/2,2/2,2/2,2 S; 10; analysis.position.NUMBER_OF_HOLES",
                "oman; -1,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; 10; analysis.position.COUNT",
                "oman; 9,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; 10;"
                        + " analysis.position.TOO_MANY_STONES",
                "oman; 0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 S; 10; analysis.position.NO_STONES",
                "oman; 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 W; 10; analysis.position.SIDE",
                "omani; 2/2; 10; analysis.rules",
                "lela; 2/2; 10; analysis.rules.none",
                START_AT + "; 0; analysis.plies",
                START_AT + "; 201; analysis.plies"
            })
    void nonsense_is_refused_by_its_fault(String rules, String position, int plies, String key) {
        assertThatThrownBy(() -> SolveForm.read(rules, position, plies))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.key()).isEqualTo(key);
                    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.MALFORMED);
                });
    }

    private static final String START_AT = "oman; " + START;

    @Test
    void absurdly_long_texts_are_not_even_read() {
        assertThatThrownBy(() -> SolveForm.read("oman", "2,".repeat(100_000), 10))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> SolveForm.read("x".repeat(100_000), START, 10)).isInstanceOf(Refusal.class);
    }
}
