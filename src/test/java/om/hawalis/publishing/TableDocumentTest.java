package om.hawalis.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Points;
import om.hawalis.championship.RuleSetSheet;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Worked;
import org.junit.jupiter.api.Test;

class TableDocumentTest {
    private static final List<String> TIE_BREAKS = List.of("DE", "SB", "WON");

    @Test
    void what_was_written_is_read_again() {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(20261204);

        for (var i = 0; i < 200; i++) {
            var sheet = sheet(random);
            assertThat(TableReader.publication(TableWriter.write(sheet))).isEqualTo(sheet);
        }
    }

    @Test
    void half_points_are_written_as_points() {
        var document = TableWriter.write(sheet(row(5, List.of(none(), none(), none()))));

        assertThat(document).contains("\"points\":2.5").contains("\"points\":{\"win\":1,\"draw\":0.5,\"loss\":0}");
    }

    @Test
    void ten_points_are_written_as_a_whole_number() {
        assertThat(TableWriter.write(sheet(row(20, List.of(none(), none(), none())))))
                .contains("\"points\":10,");
    }

    @Test
    void a_tie_break_is_written_to_be_read_and_exactly_or_says_why_there_is_none() {
        var third = new TieBreakCell.Value(new Fraction(10, 3));
        var document = TableWriter.write(sheet(row(2, List.of(none(), third, none()))));

        assertThat(document)
                .contains("{\"code\":\"SB\",\"value\":\"3.33\",\"exact\":\"10/3\"}")
                .contains("{\"code\":\"DE\",\"none\":\"NOT_TIED\"}");
    }

    @Test
    void a_name_that_looks_like_markup_stays_text() {
        var row = new StandingsRow(
                1,
                1,
                new EntryId(UUID.randomUUID()),
                new Name("\"><img onerror=alert(1)>", "محمد \\ \"بن\" سعيد"),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                List.of(none(), none(), none()),
                Optional.empty());

        assertThat(TableReader.publication(TableWriter.write(sheet(row)))
                        .table()
                        .rows())
                .containsExactly(row);
    }

    private static PublicationSheet sheet(StandingsRow row) {
        var table = new StandingsTable(
                new ChampionshipId(UUID.randomUUID()),
                new Slug("ruwi-2026"),
                new Name("Ruwi", "روي"),
                1,
                List.of(),
                new RuleSetSheet("oman", 1),
                Points.STANDARD,
                TIE_BREAKS,
                7,
                List.of(row));
        return new PublicationSheet(
                new PublicationId(UUID.randomUUID()), 1, table, false, Instant.parse("2026-12-05T17:40:00Z"), "Salma");
    }

    private static PublicationSheet sheet(RandomGenerator random) {
        var rows = IntStream.rangeClosed(1, random.nextInt(1, 6))
                .mapToObj(rank -> row(random, rank))
                .toList();
        var table = new StandingsTable(
                new ChampionshipId(new UUID(random.nextLong(), random.nextLong())),
                new Slug("x" + random.nextInt(1000)),
                name(random),
                random.nextInt(1, 12),
                random.nextBoolean() ? List.of() : List.of(new OpenBoard(1, 2, name(random), name(random))),
                new RuleSetSheet("oman-de-voogt", 1),
                new Points(6, random.nextInt(0, 4), 0),
                TIE_BREAKS,
                random.nextLong(),
                rows);
        return new PublicationSheet(
                new PublicationId(new UUID(random.nextLong(), random.nextLong())),
                random.nextInt(1, 40),
                table,
                random.nextBoolean(),
                Instant.ofEpochMilli(random.nextLong(0, 4_000_000_000_000L)),
                name(random).latin());
    }

    private static StandingsRow row(RandomGenerator random, int rank) {
        return new StandingsRow(
                rank,
                random.nextInt(1, 300),
                new EntryId(new UUID(random.nextLong(), random.nextLong())),
                name(random),
                random.nextBoolean() ? Optional.empty() : Optional.of(name(random)),
                random.nextBoolean() ? Optional.empty() : Optional.of(random.nextInt(0, 3000)),
                random.nextInt(0, 11),
                random.nextInt(0, 23),
                cells(random),
                random.nextBoolean() ? Optional.empty() : Optional.of(random.nextLong()));
    }

    private static List<TieBreakCell> cells(RandomGenerator random) {
        var cells = new ArrayList<TieBreakCell>();
        for (var code : TIE_BREAKS)
            cells.add(
                    code.equals("DE") && random.nextBoolean()
                            ? none()
                            : new TieBreakCell.Value(new Fraction(random.nextInt(-50, 50), random.nextInt(1, 9))));
        return cells;
    }

    private static TieBreakCell none() {
        return new TieBreakCell.None(Worked.Reason.NOT_TIED);
    }

    private static StandingsRow row(int halfPoints, List<TieBreakCell> cells) {
        return new StandingsRow(
                1,
                1,
                new EntryId(UUID.randomUUID()),
                new Name("O'Neil", ""),
                Optional.of(new Name("Ruwi", "روي")),
                Optional.empty(),
                3,
                halfPoints,
                cells,
                Optional.empty());
    }

    private static Name name(RandomGenerator random) {
        var latin = "abc'\"<&🙂é".repeat(random.nextInt(1, 3));
        return new Name(latin, random.nextBoolean() ? "" : "محمد بن سعيد");
    }
}
