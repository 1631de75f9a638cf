package om.hawalis.pairing;

/** An argument of a phrase. */
public sealed interface Part permits Phrase, Part.Who, Part.Points, Part.Count {

    /** The English words. */
    String english();

    /** An entrant, by starting number; a page may put the name. */
    record Who(int number) implements Part {
        @Override
        public String english() {
            return Integer.toString(number);
        }
    }

    /** A score in half-points. */
    record Points(int halfPoints) implements Part {
        @Override
        public String english() {
            var whole = halfPoints / 2;
            var half = halfPoints % 2 != 0;
            return (half ? (whole == 0 ? "½" : whole + "½") : Integer.toString(whole))
                    + (halfPoints > 0 && halfPoints <= 2 ? " point" : " points");
        }
    }

    /** A plain number. */
    record Count(long number) implements Part {
        @Override
        public String english() {
            return Long.toString(number);
        }
    }
}
