package om.hawalis.championship;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import om.hawalis.championship.ImportFault.Kind;
import om.hawalis.platform.Grid;
import om.hawalis.platform.GridFile;
import om.hawalis.platform.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportReadingTest {
    private static List<ImportLine> read(Grid grid) {
        var columns =
                grid.lines().getFirst().cells().stream().map(ImportColumn::of).toList();
        return new ImportReading(columns, 2026).read(grid);
    }

    private static List<ImportLine> read(String text) {
        return read(GridFile.read(text.getBytes(UTF_8)));
    }

    private static List<ImportLine> file(String name) throws IOException {
        try (var stream = ImportReadingTest.class.getResourceAsStream("/entries/" + name)) {
            assertThat(stream).isNotNull();
            return read(GridFile.read(stream.readAllBytes()));
        }
    }

    @Test
    void of_seven_rows_the_five_bad_ones_are_named_with_why() throws IOException {
        var lines = file("players_seven_rows_five_bad.csv");

        assertThat(lines).hasSize(7);
        assertThat(lines.stream().filter(line -> !line.faults().isEmpty()).map(ImportLine::line))
                .containsExactly(3, 4, 5, 6, 7);
        assertThat(lines.get(1).faults()).containsExactly(new ImportFault(Kind.NAME_MISSING, ""));
        assertThat(lines.get(2).faults()).containsExactly(new ImportFault(Kind.BORN, "31/02/1992"));
        assertThat(lines.get(3).faults()).containsExactly(new ImportFault(Kind.RATING, "abc"));
        assertThat(lines.get(4).faults()).containsExactly(new ImportFault(Kind.REPEATED, "2"));
        assertThat(lines.get(5).faults())
                .containsExactly(new ImportFault(Kind.CELLS, "7"), new ImportFault(Kind.BORN, "1994-13-01"));
    }

    @Test
    void excel_files_with_a_bom_and_semicolons_or_in_windows_1256_mean_the_same() throws IOException {
        var marked = file("players_utf8_bom_semicolon.csv");
        var windows = file("players_windows1256.csv");

        assertThat(marked).hasSize(5).allMatch(line -> line.faults().isEmpty());
        assertThat(marked.subList(0, 4)).isEqualTo(windows);
        assertThat(marked.getFirst().name()).contains(new Name("Mohammed bin Said Al-Hinai", "محمد بن سعيد الهنائي"));
        assertThat(marked.getFirst().club()).isEqualTo("روي");
        assertThat(marked.getFirst().birthYear()).contains(1987);
        assertThat(marked.get(2).rating()).isEmpty();
        assertThat(marked.get(4).name()).contains(new Name("O'Neil, Séan", ""));
    }

    @Test
    void of_a_birthday_the_year_alone_is_kept() {
        assertThat(read("name,born\nA,1990-05-31\n").getFirst().toString())
                .contains("1990")
                .doesNotContain("05-31");
    }

    @ParameterizedTest
    @CsvSource({"1990,1990", "1990-5-31,1990", "31/05/1990,1990", "31.5.1990,1990", "٣١/٠٥/١٩٩٠,1990", "١٩٩٠,1990"})
    void a_birthday_is_read_however_it_is_written(String born, int year) {
        assertThat(read("name,born\nA," + born + "\n").getFirst().birthYear()).contains(year);
    }

    @ParameterizedTest
    @CsvSource({"1899", "2027", "31/02/1990", "1990-02-30", "90", "yesterday", "99999-01-01"})
    void a_day_that_never_was_is_a_fault(String born) {
        assertThat(read("name,born\nA," + born + "\n").getFirst().faults())
                .containsExactly(new ImportFault(Kind.BORN, born));
    }

    @ParameterizedTest
    @CsvSource({"4001", "-1", "1500.5", "1e3", "abc"})
    void a_rating_is_a_whole_number_up_to_4000(String rating) {
        assertThat(read("name,rating\nA," + rating + "\n").getFirst().faults())
                .containsExactly(new ImportFault(Kind.RATING, rating));
    }

    @Test
    void two_people_of_one_name_are_told_apart_by_club_or_year_of_birth() {
        var lines = read("name,club,born\nمحمد بن سعيد,روي,1990\nمحمد بن سعيد,السيب,1990\nمحمّد بن سعيد,روي,1991\n");

        assertThat(lines).allMatch(line -> line.faults().isEmpty());
    }

    @Test
    void one_person_is_not_entered_twice_however_the_name_is_spelt() {
        var lines = read("الاسم,النادي\nأحمد بن عيسى,روي\nاحمد بن عيسي,روي\n");

        assertThat(lines.get(1).faults()).containsExactly(new ImportFault(Kind.REPEATED, "2"));
    }

    @Test
    void parts_of_a_name_in_several_columns_are_joined() {
        var lines = read("First name,Last name,Club\nSalim,Al-Busaidi,Ruwi\n");

        assertThat(lines.getFirst().name()).contains(new Name("Salim Al-Busaidi", ""));
    }

    @Test
    void names_of_every_kind_are_kept_whole() {
        var longest = "Abdulrahman bin Muhammad bin Abdullah bin Salim al-Kindi al-Nizwani";
        var lines = read("name\nO'Neil\nمحمد بن سعيد\nFatma 🌊\n" + longest + "\n" + "x".repeat(121) + "\n");

        assertThat(lines.stream().limit(4).map(ImportLine::shown))
                .containsExactly("O'Neil", "محمد بن سعيد", "Fatma 🌊", longest);
        assertThat(lines.get(4).faults()).containsExactly(new ImportFault(Kind.NAME_LONG, "120"));
    }

    @Test
    void headings_are_known_in_both_languages_and_the_rest_is_asked() {
        assertThat(List.of("الإسم", "NAME", "club", "سنة الميلاد", "Rating", "Telephone").stream()
                        .map(ImportColumn::of))
                .containsExactly(
                        ImportColumn.NAME_ARABIC,
                        ImportColumn.NAME_LATIN,
                        ImportColumn.CLUB,
                        ImportColumn.BORN,
                        ImportColumn.RATING,
                        ImportColumn.OTHER);
    }
}
