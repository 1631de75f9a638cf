package om.hawalis.standings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A tie-break with its modifiers, as written {@code BH/C1}.
 *
 * @param koyaLimit half points added to the limit of {@code KS}; 0 for the usual half of the possible points
 */
public record TieBreak(Criterion criterion, Cut cut, Forfeits forfeits, int koyaLimit) {
    /** What a code may be read as. */
    public sealed interface Parsed {
        record Read(TieBreak tieBreak) implements Parsed {}

        /** Not a tie-break; the part of the code that is not understood. */
        record Unknown(String code, String part) implements Parsed {}
    }

    private static final int GREATEST_LIMIT = 99;

    public TieBreak {
        if (cut.low() > 0 && !criterion.mayCut()) throw refused(criterion, cut.code());
        if (cut.high() > 0 && !criterion.mayTakeMedian()) throw refused(criterion, cut.code());
        if (forfeits == Forfeits.AS_GAMES && !criterion.mayCountForfeits()) throw refused(criterion, "/P");
        if (koyaLimit != 0 && !criterion.mayMoveLimit()) throw refused(criterion, "/L");
        if (Math.abs(koyaLimit) > GREATEST_LIMIT) throw refused(criterion, "/L" + koyaLimit);
    }

    private static IllegalArgumentException refused(Criterion criterion, String modifier) {
        return new IllegalArgumentException(criterion + " takes no " + modifier);
    }

    /** The tie-break without any modifier. */
    public static TieBreak of(Criterion criterion) {
        return new TieBreak(criterion, Cut.NONE, Forfeits.BY_FORM, 0);
    }

    /**
     * Reads a code such as {@code BH}, {@code BH/C1}, {@code SB/C1/P}, {@code KS/L-1}; small letters pass.
     *
     * @return the tie-break, or which part of the code is not one
     */
    public static Parsed parse(String code) {
        var parts = List.of(code.strip().toUpperCase(Locale.ROOT).split("/", -1));
        var criterion = Arrays.stream(Criterion.values())
                .filter(known -> known.name().equals(parts.getFirst()))
                .findFirst();
        if (criterion.isEmpty()) return new Parsed.Unknown(code, parts.getFirst());
        Parsed parsed = new Parsed.Read(of(criterion.get()));
        for (var part : parts.subList(1, parts.size()))
            parsed = switch (parsed) {
                case Parsed.Read(var soFar) -> soFar.modified(part, code);
                case Parsed.Unknown unknown -> unknown;
            };
        return parsed;
    }

    private Parsed modified(String part, String code) {
        if (part.matches("C[1-9]") && criterion.mayCut() && cut.low() == 0)
            return read(new TieBreak(criterion, Cut.lowest(digit(part)), forfeits, koyaLimit));
        if (part.matches("M[1-9]") && criterion.mayTakeMedian() && cut.low() == 0)
            return read(new TieBreak(criterion, Cut.median(digit(part)), forfeits, koyaLimit));
        if (part.equals("P") && criterion.mayCountForfeits())
            return read(new TieBreak(criterion, cut, Forfeits.AS_GAMES, koyaLimit));
        if (part.matches("L[+-]?[0-9]{1,2}") && criterion.mayMoveLimit())
            return read(new TieBreak(criterion, cut, forfeits, Integer.parseInt(part.substring(1))));
        return new Parsed.Unknown(code, part);
    }

    private static Parsed read(TieBreak tieBreak) {
        return new Parsed.Read(tieBreak);
    }

    private static int digit(String part) {
        return part.charAt(1) - '0';
    }

    /** The code, modifiers in the order cut, limit, forfeits: {@code BH/C1/P}. */
    public String code() {
        var limit = koyaLimit == 0 ? "" : (koyaLimit > 0 ? "/L+" : "/L") + koyaLimit;
        return criterion.name() + cut.code() + limit + (forfeits == Forfeits.AS_GAMES ? "/P" : "");
    }

    @Override
    public String toString() {
        return code();
    }
}
