package om.hawalis.publishing;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.Optional;
import om.hawalis.championship.Points;
import om.hawalis.championship.RuleSetSheet;
import om.hawalis.platform.Name;

/** Writes tables as JSON. What is written here is kept for good: a change of form raises {@link #FORMAT}. */
final class TableWriter {
    static final int FORMAT = 1;

    private TableWriter() {}

    static String write(PublicationSheet publication) {
        var head = Json.createObjectBuilder()
                .add("format", FORMAT)
                .add("id", publication.id().toString())
                .add("number", publication.number())
                .add("provisional", publication.provisional())
                .add("publishedAt", publication.publishedAt().toString())
                .add("publisher", publication.publisher());
        return head.addAll(table(publication.table())).build().toString();
    }

    private static JsonObjectBuilder table(StandingsTable table) {
        return Json.createObjectBuilder()
                .add("championship", championship(table))
                .add("round", table.round())
                .add("open", open(table))
                .add("ruleSet", ruleSet(table.ruleSet()))
                .add("points", points(table.points()))
                .add("tieBreaks", Json.createArrayBuilder(table.tieBreaks()))
                .add("lotSeed", Long.toString(table.lotSeed()))
                .add("rows", rows(table));
    }

    private static JsonObjectBuilder championship(StandingsTable table) {
        return Json.createObjectBuilder()
                .add("id", table.championship().toString())
                .add("slug", table.slug().value())
                .add("name", name(table.name()));
    }

    private static JsonArrayBuilder open(StandingsTable table) {
        var boards = Json.createArrayBuilder();
        for (var board : table.open())
            boards.add(Json.createObjectBuilder()
                    .add("round", board.round())
                    .add("board", board.board())
                    .add("south", name(board.south()))
                    .add("north", name(board.north())));
        return boards;
    }

    private static JsonObjectBuilder ruleSet(RuleSetSheet rules) {
        return Json.createObjectBuilder().add("id", rules.id()).add("version", rules.version());
    }

    private static JsonObjectBuilder points(Points points) {
        return Json.createObjectBuilder()
                .add("win", halves(points.win()))
                .add("draw", halves(points.draw()))
                .add("loss", halves(points.loss()));
    }

    private static JsonArrayBuilder rows(StandingsTable table) {
        var rows = Json.createArrayBuilder();
        for (var row : table.rows()) rows.add(row(table, row));
        return rows;
    }

    private static JsonObjectBuilder row(StandingsTable table, StandingsRow row) {
        return Json.createObjectBuilder()
                .add("rank", row.rank())
                .add("number", row.number())
                .add("entry", row.entry().toString())
                .add("name", name(row.name()))
                .add("club", orNull(row.club().map(club -> name(club).build())))
                .add("rating", orNull(row.rating().map(Json::createValue)))
                .add("played", row.played())
                .add("points", halves(row.halfPoints()))
                .add("tieBreaks", cells(table, row))
                .add("lot", orNull(row.lot().map(lot -> Json.createValue(lot.toString()))));
    }

    private static JsonArrayBuilder cells(StandingsTable table, StandingsRow row) {
        var cells = Json.createArrayBuilder();
        for (var i = 0; i < row.values().size(); i++)
            cells.add(cell(table.tieBreaks().get(i), row.values().get(i)));
        return cells;
    }

    /** A decimal to read, and the exact fraction to reckon with; or why there is neither. */
    private static JsonObjectBuilder cell(String code, TieBreakCell cell) {
        var json = Json.createObjectBuilder().add("code", code);
        return switch (cell) {
            case TieBreakCell.Value(var value) ->
                json.add("value", value.toString()).add("exact", value.numerator() + "/" + value.denominator());
            case TieBreakCell.None(var reason) -> json.add("none", reason.name());
        };
    }

    private static JsonObjectBuilder name(Name name) {
        return Json.createObjectBuilder().add("latin", name.latin()).add("arabic", name.arabic());
    }

    private static JsonValue orNull(Optional<? extends JsonValue> value) {
        return value.isPresent() ? value.get() : JsonValue.NULL;
    }

    /** 5 half-points are 2.5 points. */
    private static BigDecimal halves(int halfPoints) {
        var points = BigDecimal.valueOf(halfPoints).divide(BigDecimal.TWO);
        return points.stripTrailingZeros().scale() < 0 ? points.setScale(0) : points.stripTrailingZeros();
    }
}
