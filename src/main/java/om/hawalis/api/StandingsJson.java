package om.hawalis.api;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.StandingsSheet;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.standings.TieBreak;
import om.hawalis.standings.Worked;
import org.jspecify.annotations.Nullable;

/** Standings as JSON. */
public record StandingsJson(String championship, int afterRound, List<String> tieBreaks, List<RowJson> rows) {

    /**
     * One entrant.
     *
     * @param lot the ticket drawn, where nothing but the lot gave the place
     */
    public record RowJson(
            int rank,
            EntrantJson entrant,
            int played,
            BigDecimal points,
            List<ValueJson> values,
            @Nullable String lot) {}

    /**
     * One tie-break.
     *
     * @param value to two decimals; null where the tie-break gives none
     * @param exact as {@code 27/2}
     * @param none why it gives no value
     */
    public record ValueJson(
            String code,
            @Nullable BigDecimal value,
            @Nullable String exact,
            @Nullable String none) {
        static ValueJson of(Worked worked) {
            var code = worked.tieBreak().code();
            return switch (worked) {
                case Worked.Value value -> new ValueJson(code, number(value.value()), written(value.value()), null);
                case Worked.None none ->
                    new ValueJson(code, null, null, none.reason().name());
            };
        }
    }

    static BigDecimal number(Fraction value) {
        return new BigDecimal(value.toString());
    }

    private static String written(Fraction value) {
        return value.numerator() + "/" + value.denominator();
    }

    static StandingsJson of(StandingsSheet sheet) {
        return new StandingsJson(
                sheet.championship().toString(),
                sheet.afterRound(),
                sheet.standings().tieBreaks().stream().map(TieBreak::code).toList(),
                sheet.standings().rows().stream().map(row -> row(sheet, row)).toList());
    }

    private static RowJson row(StandingsSheet sheet, Row row) {
        var number = row.entrant().number();
        return new RowJson(
                row.rank(),
                EntrantJson.of(sheet.entrant(number)),
                sheet.played(number),
                number(row.points()),
                row.values().stream().map(ValueJson::of).toList(),
                Optional.ofNullable(row.ticket()).map(Object::toString).orElse(null));
    }
}
