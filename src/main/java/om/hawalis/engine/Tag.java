package om.hawalis.engine;

import java.util.Arrays;
import java.util.Optional;

/** The tags a game's notation gives a meaning to, in the order they are written (article 5.2). */
public enum Tag {
    RULES("Rules"),
    RULES_VERSION("RulesVersion"),
    SOUTH("South"),
    NORTH("North"),
    DATE("Date"),
    EVENT("Event"),
    ROUND("Round"),
    BOARD("Board"),
    POSITION("Position"),
    RESULT("Result"),
    TERMINATION("Termination");

    private final String written;

    Tag(String written) {
        this.written = written;
    }

    /** The name as it stands in a file. */
    public String written() {
        return written;
    }

    public static Optional<Tag> find(String written) {
        return Arrays.stream(values())
                .filter(tag -> tag.written.equals(written))
                .findFirst();
    }
}
