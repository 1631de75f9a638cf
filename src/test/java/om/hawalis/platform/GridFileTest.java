package om.hawalis.platform;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.dhatim.fastexcel.Workbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridFileTest {
    private static byte[] file(String name) throws IOException {
        try (var stream = GridFileTest.class.getResourceAsStream("/entries/" + name)) {
            assertThat(stream).isNotNull();
            return stream.readAllBytes();
        }
    }

    private static List<List<String>> cells(byte[] content) {
        return GridFile.read(content).lines().stream().map(Grid.Line::cells).toList();
    }

    @Test
    void excel_writes_csv_with_a_bom_and_semicolons_or_windows_1256_and_both_are_read() throws IOException {
        var marked = GridFile.read(file("players_utf8_bom_semicolon.csv"));
        var windows = GridFile.read(file("players_windows1256.csv"));

        assertThat(marked.lines().getFirst().cells())
                .containsExactly("رقم", "الاسم", "Name", "النادي", "تاريخ الميلاد", "التصنيف");
        assertThat(windows.lines().getFirst()).isEqualTo(marked.lines().getFirst());
        assertThat(windows.lines().get(4)).isEqualTo(marked.lines().get(4));
        assertThat(marked.lines().get(5).cell(1)).isEqualTo("O'Neil, Séan");
    }

    @Test
    void a_tabbed_file_in_utf_16_is_read() {
        var content = "\uFEFFname\tclub\nسالم\tروي\n".getBytes(UTF_16LE);

        assertThat(cells(content)).containsExactly(List.of("name", "club"), List.of("سالم", "روي"));
    }

    @Test
    void an_open_quote_is_named_with_its_line() throws IOException {
        var content = file("players_open_quote.csv");

        assertThatThrownBy(() -> GridFile.read(content)).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.key()).isEqualTo("file.quotes");
            assertThat(refusal.arguments()).containsExactly(3);
        });
    }

    @Test
    void lines_are_counted_as_the_file_has_them() {
        var grid = GridFile.read("name,club\r\n\r\n\"two\r\nlines\",x\r\nlast,y\r\n".getBytes(UTF_8));

        assertThat(grid.lines()).extracting(Grid.Line::number).containsExactly(1, 3, 5);
        assertThat(grid.lines().get(1).cell(0)).isEqualTo("two lines");
    }

    @Test
    void formulas_are_made_harmless_in_both_kinds_of_file_and_restored_on_the_way_back() throws IOException {
        var rows = cells(file("players_formula.csv"));
        var document = new GridDocument("Players", false, rows);

        assertThat(new String(document.csv(), UTF_8))
                .startsWith("\uFEFFnumber,name,")
                .contains("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"", ",'+968 91234567,", ",'@SUM(A1),", ",'-2+3,");
        assertThat(cells(document.csv())).isEqualTo(rows);
        assertThat(cells(document.workbook())).isEqualTo(rows);
    }

    @Test
    void a_workbook_gives_its_dates_and_numbers_as_people_write_them() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var workbook = new Workbook(bytes, "test", "1.0")) {
            var sheet = workbook.newWorksheet("لاعبون");
            sheet.value(0, 0, "الاسم");
            sheet.value(0, 1, "born");
            sheet.value(0, 2, "rating");
            sheet.value(2, 0, "سالم بن ناصر");
            sheet.value(2, 1, LocalDate.of(1979, 11, 30));
            sheet.style(2, 1).format("yyyy-mm-dd").set();
            sheet.value(2, 2, 1585.0);
        }

        var grid = GridFile.read(bytes.toByteArray());

        assertThat(grid.lines()).extracting(Grid.Line::number).containsExactly(1, 3);
        assertThat(grid.lines().get(1).cells()).containsExactly("سالم بن ناصر", "1979-11-30", "1585");
    }

    @Test
    void a_workbook_that_unfolds_without_end_is_refused() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
            var zeros = new byte[1_000_000];
            for (var i = 0; i < 200; i++) zip.write(zeros);
        }

        assertThat(bytes.size()).isLessThan(GridFile.LARGEST);
        assertThat(key(bytes.toByteArray())).isEqualTo("file.unfolds");
    }

    @Test
    void entities_from_elsewhere_are_not_followed() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("[Content_Types].xml"));
            zip.write("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><x>&e;</x>".getBytes(UTF_8));
        }

        assertThat(key(bytes.toByteArray())).isEqualTo("file.unreadable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", ";;;\n"})
    void a_file_with_nothing_in_it_is_refused(String content) {
        assertThat(key(content.getBytes(UTF_8))).isEqualTo("file.empty");
    }

    @Test
    void too_much_is_refused() {
        assertThat(key(new byte[GridFile.LARGEST + 1])).isEqualTo("file.large");
        assertThat(key("a\n".repeat(Grid.MOST_LINES + 1).getBytes(UTF_8))).isEqualTo("file.lines");
        assertThat(key(",".repeat(Grid.MOST_CELLS).concat("x").getBytes(UTF_8))).isEqualTo("file.cells");
        assertThat(key("x".repeat(Grid.LONGEST_CELL + 1).getBytes(UTF_8))).isEqualTo("file.cell-long");
        assertThat(key(new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, 0}))
                .isEqualTo("file.old-workbook");
    }

    @Test
    void whatever_bytes_come_are_read_or_refused() throws IOException {
        var chance = new Random(20261130);
        var workbook = new GridDocument("x", true, List.of(List.of("name"), List.of("سالم"))).workbook();
        for (var i = 0; i < 2_000; i++) {
            var content = i % 2 == 0 ? file("players_windows1256.csv") : workbook.clone();
            for (var n = chance.nextInt(1, 12); n > 0; n--)
                content[chance.nextInt(content.length)] = (byte) chance.nextInt(256);
            try {
                assertThat(GridFile.read(content).lines()).isNotEmpty();
            } catch (Refusal refused) {
                assertThat(refused.key()).startsWith("file.");
            }
        }
    }

    private static String key(byte[] content) {
        try {
            return "read " + GridFile.read(content);
        } catch (Refusal refusal) {
            return refusal.key();
        }
    }
}
