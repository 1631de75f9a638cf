package om.hawalis.web.shared;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * An address and the view that draws it.
 *
 * @param pattern as {@code /championships/{slug}}; a part in braces stands for one part of an address and reaches the
 *     view as a request parameter of that name
 * @param view as {@code /championship/overview.xhtml}
 */
public record Route(String pattern, String view, Access access) {
    /** Who may open it at all; what they may do there is for the use cases to say. */
    public enum Access {
        /** Anyone reads: stateless, without a form, makes no session. */
        PUBLIC,
        /** Anyone may send the form on it, as when signing in. */
        PUBLIC_FORM,
        /** Whoever is signed in, or has a link to a board or to their games in hand; others as below. */
        WITH_LINK,
        /** Whoever is signed in; others are led to the sign-in page and back. */
        SIGNED_IN
    }

    public Route {
        if (!pattern.startsWith("/") || !view.startsWith("/") || !view.endsWith(".xhtml"))
            throw new IllegalArgumentException(pattern + " → " + view);
    }

    /** The parts in braces as that path fills them, or nothing where the path is another's. */
    Optional<Map<String, String>> match(String path) {
        var wanted = pattern.split("/", -1);
        var given = path.split("/", -1);
        if (wanted.length != given.length) return Optional.empty();
        var filled = new TreeMap<String, String>();
        for (int i = 0; i < wanted.length; i++) {
            if (!isName(wanted[i])) {
                if (!wanted[i].equals(given[i])) return Optional.empty();
            } else if (given[i].isEmpty()) return Optional.empty();
            else filled.put(nameIn(wanted[i]), given[i]);
        }
        return Optional.of(filled);
    }

    /** The path, its parts filled from the first of the given parameters or else from the known; the rest is its query. */
    Optional<String> fill(Map<String, List<String>> given, Map<String, String> known) {
        var rest = new TreeMap<>(given);
        var path = new StringJoiner("/");
        for (var part : pattern.split("/", -1)) {
            if (!isName(part)) {
                path.add(part);
                continue;
            }
            var values = rest.remove(nameIn(part));
            var value = values == null ? known.get(nameIn(part)) : values.getFirst();
            if (value == null) return Optional.empty();
            path.add(Address.encoded(value));
        }
        return Optional.of(path + query(rest));
    }

    private static String query(Map<String, List<String>> parameters) {
        if (parameters.isEmpty()) return "";
        return parameters.entrySet().stream()
                .flatMap(p ->
                        p.getValue().stream().map(value -> Address.encoded(p.getKey()) + "=" + Address.encoded(value)))
                .collect(Collectors.joining("&", "?", ""));
    }

    /** How many parts are spelled out: of two routes that match, the more literal one is meant. */
    int literalParts() {
        int literal = 0;
        for (var part : pattern.split("/", -1)) if (!isName(part)) literal++;
        return literal;
    }

    private static boolean isName(String part) {
        return part.startsWith("{") && part.endsWith("}");
    }

    private static String nameIn(String part) {
        return part.substring(1, part.length() - 1);
    }
}
