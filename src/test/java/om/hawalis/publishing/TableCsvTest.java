package om.hawalis.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Points;
import om.hawalis.championship.RuleSetSheet;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Worked;
import org.junit.jupiter.api.Test;

class TableCsvTest {

    @Test
    void a_table_is_written_with_a_mark_a_head_and_a_line_each() {
        var csv = TableCsv.write(table(new Name("Salim", "سالم")));

        assertThat(csv)
                .isEqualTo("\uFEFFrank,number,name,name_arabic,club,club_arabic,rating,played,points,DE,SB\r\n"
                        + "1,4,Salim,سالم,Ruwi,روي,1650,3,2.5,,4.25\r\n");
    }

    @Test
    void a_name_that_looks_like_a_formula_is_only_text_to_a_spreadsheet() {
        for (var name : List.of("=2+5", "+971", "-1", "@SUM(A1)"))
            assertThat(TableCsv.write(table(new Name(name, "")))).contains(",'" + name + ",");
    }

    @Test
    void quotes_and_commas_stay_within_their_cell() {
        assertThat(TableCsv.write(table(new Name("O'Neil, \"the wall\"", ""))))
                .contains(",\"O'Neil, \"\"the wall\"\"\",");
    }

    private static StandingsTable table(Name name) {
        var row = new StandingsRow(
                1,
                4,
                new EntryId(UUID.randomUUID()),
                name,
                Optional.of(new Name("Ruwi", "روي")),
                Optional.of(1650),
                3,
                5,
                List.of(new TieBreakCell.None(Worked.Reason.NOT_TIED), new TieBreakCell.Value(new Fraction(17, 4))),
                Optional.empty());
        return new StandingsTable(
                new ChampionshipId(UUID.randomUUID()),
                new Slug("cup"),
                new Name("Cup", ""),
                3,
                List.of(),
                new RuleSetSheet("oman", 1),
                Points.STANDARD,
                List.of("DE", "SB"),
                1,
                List.of(row));
    }
}
