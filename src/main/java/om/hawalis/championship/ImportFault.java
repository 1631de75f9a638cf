package om.hawalis.championship;

/**
 * Why a row of an imported file cannot be entered.
 *
 * @param shown what stands there, or the line it repeats
 */
public record ImportFault(Kind kind, String shown) {
    /** What is wrong with it. */
    public enum Kind {
        NAME_MISSING,
        NAME_LONG,
        /** Neither a day of the calendar nor a year somebody alive was born in. */
        BORN,
        RATING,
        /** More cells than there are headings. */
        CELLS,
        /** The same name, club and year of birth as an earlier line. */
        REPEATED
    }
}
