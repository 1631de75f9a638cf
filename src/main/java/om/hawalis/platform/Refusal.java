package om.hawalis.platform;

import java.util.List;
import java.util.Map;

/**
 * A person asked for something that cannot be: it rolls back and is shown to them. The key names a message
 * {@code refusal.<key>} in the bundles; the arguments fill it.
 */
public class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong, as the edge must answer it. */
    public enum Kind {
        /** What was sent makes no sense. */
        MALFORMED,
        /** This person holds no office here. */
        FORBIDDEN,
        /** There is no such thing, or it is not shown to this person. */
        UNKNOWN,
        /** Against the rules, or late. */
        CONFLICT,
        /** A link that was used, revoked or is too old. */
        GONE
    }

    private final Kind kind;
    private final String key;
    private final transient List<Object> arguments;

    public Refusal(Kind kind, String key, Object... arguments) {
        super(kind + " " + key);
        this.kind = kind;
        this.key = key;
        this.arguments = List.of(arguments);
    }

    public static Refusal malformed(String key, Object... arguments) {
        return new Refusal(Kind.MALFORMED, key, arguments);
    }

    public static Refusal forbidden(String key, Object... arguments) {
        return new Refusal(Kind.FORBIDDEN, key, arguments);
    }

    public static Refusal unknown(String key, Object... arguments) {
        return new Refusal(Kind.UNKNOWN, key, arguments);
    }

    public static Refusal conflict(String key, Object... arguments) {
        return new Refusal(Kind.CONFLICT, key, arguments);
    }

    public static Refusal gone(String key, Object... arguments) {
        return new Refusal(Kind.GONE, key, arguments);
    }

    public Kind kind() {
        return kind;
    }

    public String key() {
        return key;
    }

    /** What a program needs to go on, by name: the value that stands, say. Overridden where there is any. */
    public Map<String, Object> extensions() {
        return Map.of();
    }

    public List<Object> arguments() {
        return arguments;
    }
}
