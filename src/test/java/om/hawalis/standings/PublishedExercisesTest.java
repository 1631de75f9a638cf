package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import om.hawalis.contest.Contest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The exercises in tie-breaking of the FIDE Technical Commission (2024), their values brought to the rules of March
 * 2026. Each file {@code tec-*.trf} stands with its solution, a value a line.
 */
class PublishedExercisesTest {
    private static final Path FOLDER = Path.of("src/test/resources/standings");

    @ParameterizedTest
    @CsvSource({"tec-swiss,SWISS", "tec-swiss-direct-encounter,SWISS", "tec-round-robin,ROUND_ROBIN"})
    void each_value_of_the_exercise_comes_out(String exercise, EventForm form) throws IOException {
        var expected = PublishedExercises.expected(FOLDER.resolve(exercise + ".csv"));
        var contest = PublishedExercises.contest(FOLDER.resolve(exercise + ".trf"));
        var codes = expected.stream()
                .map(PublishedExercises.Expected::code)
                .distinct()
                .filter(code -> !code.equals("PTS"))
                .toList();

        var differences = new TreeMap<String, String>();
        for (var code : codes) {
            var standings = Standings.of(contest, form, List.of(read(code)), new Lot.SharedPlaces());
            for (var value :
                    expected.stream().filter(e -> e.code().equals(code)).toList()) {
                var got = value(standings.row(value.number()).values().getFirst());
                if (!shown(value.value()).equals(got.toString()))
                    differences.put(code + " of " + value.number(), got + " instead of " + value.value());
            }
        }

        assertThat(differences).isEmpty();
        assertThat(points(contest, form)).containsAllEntriesOf(points(expected));
    }

    private static TieBreak read(String code) {
        return ((TieBreak.Parsed.Read) TieBreak.parse(code)).tieBreak();
    }

    private static Fraction value(Worked worked) {
        return switch (worked) {
            case Worked.Value value -> value.value();
            case Worked.None none -> Fraction.ZERO;
        };
    }

    private static String shown(double value) {
        return new Fraction(Math.round(value * 100), 100).toString();
    }

    private static TreeMap<Integer, String> points(Contest contest, EventForm form) {
        var points = new TreeMap<Integer, String>();
        for (var row :
                Standings.of(contest, form, List.of(), new Lot.SharedPlaces()).rows())
            points.put(row.entrant().number(), row.points().toString());
        return points;
    }

    private static TreeMap<Integer, String> points(List<PublishedExercises.Expected> expected) {
        return expected.stream()
                .filter(e -> e.code().equals("PTS"))
                .collect(Collectors.toMap(
                        PublishedExercises.Expected::number, e -> shown(e.value()), (a, b) -> a, TreeMap::new));
    }
}
