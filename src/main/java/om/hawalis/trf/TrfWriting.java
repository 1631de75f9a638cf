package om.hawalis.trf;

/** The answer to an attempt to write a report file. */
public sealed interface TrfWriting {

    record Written(String text) implements TrfWriting {}

    /** The format has no room for a contest like this. */
    record Unfit(Limit limit, int value) implements TrfWriting {
        public String inWords() {
            return limit.words.formatted(value);
        }
    }

    /** Where the format's columns end. */
    enum Limit {
        STARTING_NUMBER("starting numbers go up to 9999 in this format; %s does not fit"),
        RATING("ratings go up to 9999 in this format; %s does not fit"),
        POINTS("points go up to 99.5 in this format; %s half-points do not fit");

        private final String words;

        Limit(String words) {
            this.words = words;
        }
    }
}
