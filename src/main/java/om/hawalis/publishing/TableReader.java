package om.hawalis.publishing;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.math.BigDecimal;
import java.time.Instant;
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

/** Reads what {@link TableWriter} once wrote. */
final class TableReader {
    private TableReader() {}

    static PublicationSheet publication(String document) {
        try (var reader = Json.createReader(new StringReader(document))) {
            var json = reader.readObject();
            if (json.getInt("format") != TableWriter.FORMAT)
                throw new IllegalStateException("a publication of format " + json.getInt("format"));
            return new PublicationSheet(
                    new PublicationId(id(json, "id")),
                    json.getInt("number"),
                    table(json),
                    json.getBoolean("provisional"),
                    Instant.parse(json.getString("publishedAt")),
                    json.getString("publisher"));
        }
    }

    private static StandingsTable table(JsonObject json) {
        var championship = json.getJsonObject("championship");
        var rules = json.getJsonObject("ruleSet");
        var points = json.getJsonObject("points");
        return new StandingsTable(
                new ChampionshipId(id(championship, "id")),
                new Slug(championship.getString("slug")),
                name(championship.getJsonObject("name")),
                json.getInt("round"),
                json.getJsonArray("open").getValuesAs(TableReader::open),
                new RuleSetSheet(rules.getString("id"), rules.getInt("version")),
                new Points(halves(points, "win"), halves(points, "draw"), halves(points, "loss")),
                json.getJsonArray("tieBreaks").getValuesAs(JsonString::getString),
                Long.parseLong(json.getString("lotSeed")),
                json.getJsonArray("rows").getValuesAs(TableReader::row));
    }

    private static OpenBoard open(JsonValue value) {
        var json = value.asJsonObject();
        return new OpenBoard(
                json.getInt("round"),
                json.getInt("board"),
                name(json.getJsonObject("south")),
                name(json.getJsonObject("north")));
    }

    private static StandingsRow row(JsonValue value) {
        var json = value.asJsonObject();
        return new StandingsRow(
                json.getInt("rank"),
                json.getInt("number"),
                new EntryId(id(json, "entry")),
                name(json.getJsonObject("name")),
                present(json, "club").map(club -> name(club.asJsonObject())),
                present(json, "rating").map(rating -> ((JsonNumber) rating).intValueExact()),
                json.getInt("played"),
                halves(json, "points"),
                cells(json.getJsonArray("tieBreaks")),
                present(json, "lot").map(lot -> Long.parseLong(((JsonString) lot).getString())));
    }

    private static List<TieBreakCell> cells(JsonArray json) {
        return json.getValuesAs(TableReader::cell);
    }

    private static TieBreakCell cell(JsonValue value) {
        var json = value.asJsonObject();
        if (json.containsKey("none")) return new TieBreakCell.None(Worked.Reason.valueOf(json.getString("none")));
        var parts = json.getString("exact").split("/", 2);
        return new TieBreakCell.Value(new Fraction(Long.parseLong(parts[0]), Long.parseLong(parts[1])));
    }

    private static Name name(JsonObject json) {
        return new Name(json.getString("latin"), json.getString("arabic"));
    }

    private static UUID id(JsonObject json, String member) {
        return UUID.fromString(json.getString(member));
    }

    private static Optional<JsonValue> present(JsonObject json, String member) {
        return Optional.ofNullable(json.get(member)).filter(value -> value != JsonValue.NULL);
    }

    private static int halves(JsonObject json, String member) {
        return json.getJsonNumber(member)
                .bigDecimalValue()
                .multiply(BigDecimal.TWO)
                .intValueExact();
    }
}
