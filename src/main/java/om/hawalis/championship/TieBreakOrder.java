package om.hawalis.championship;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import om.hawalis.platform.Refusal;

/**
 * Which tie-breaks apply, in order; what they leave tied, the lot decides.
 *
 * @param codes as {@code DE}, {@code BH/C1}; none twice
 */
public record TieBreakOrder(List<String> codes) {
    private static final Pattern CODE = Pattern.compile("[A-Z]{2,4}(/[A-Z0-9+-]{1,4})*");
    private static final int MOST = 12;

    /** Direct encounter, Sonneborn-Berger, games won. */
    public static final TieBreakOrder USUAL = new TieBreakOrder(List.of("DE", "SB", "WON"));

    public TieBreakOrder {
        codes = List.copyOf(codes);
        for (var code : codes)
            if (!CODE.matcher(code).matches()) throw Refusal.malformed("championship.tie-break", code);
        if (codes.size() > MOST || codes.stream().distinct().count() < codes.size())
            throw Refusal.malformed("championship.tie-breaks", MOST);
    }

    /** Reads {@code DE, SB, WON}; nothing stands for no tie-break at all. */
    public static TieBreakOrder read(String text) {
        return new TieBreakOrder(Arrays.stream(text.split("[,\\s]+"))
                .filter(code -> !code.isEmpty())
                .toList());
    }

    public String text() {
        return String.join(",", codes);
    }
}
