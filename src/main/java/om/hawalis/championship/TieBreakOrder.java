package om.hawalis.championship;

import java.util.Arrays;
import java.util.List;
import om.hawalis.platform.Refusal;
import om.hawalis.standings.TieBreak;

/**
 * Which tie-breaks apply, in order; what they leave tied, the lot decides.
 *
 * @param tieBreaks none twice; may be empty
 */
public record TieBreakOrder(List<TieBreak> tieBreaks) {
    private static final int MOST = 12;

    /** Direct encounter, Sonneborn-Berger, games won. */
    public static final TieBreakOrder USUAL = read("DE,SB,WON");

    public TieBreakOrder {
        tieBreaks = List.copyOf(tieBreaks);
        if (tieBreaks.size() > MOST || tieBreaks.stream().distinct().count() < tieBreaks.size())
            throw Refusal.malformed("championship.tie-breaks", MOST);
    }

    /** Reads {@code DE, SB, WON}; nothing stands for no tie-break at all. */
    public static TieBreakOrder read(String codes) {
        return of(Arrays.stream(codes.split("[,\\s]+"))
                .filter(code -> !code.isEmpty())
                .toList());
    }

    public static TieBreakOrder of(List<String> codes) {
        return new TieBreakOrder(codes.stream().map(TieBreakOrder::tieBreak).toList());
    }

    private static TieBreak tieBreak(String code) {
        return switch (TieBreak.parse(code)) {
            case TieBreak.Parsed.Read(var tieBreak) -> tieBreak;
            case TieBreak.Parsed.Unknown unknown -> throw Refusal.malformed("championship.tie-break", code);
        };
    }

    public List<String> codes() {
        return tieBreaks.stream().map(TieBreak::code).toList();
    }

    public String text() {
        return String.join(",", codes());
    }
}
