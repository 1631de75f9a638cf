package om.hawalis.page;

import java.util.List;

/** One JSON object, member by member. Names and texts are plain words that need no escapes. */
final class JsonText {
    private final StringBuilder json = new StringBuilder("{");

    JsonText text(String name, String value) {
        return inner(name, '"' + value + '"');
    }

    JsonText number(String name, long value) {
        return inner(name, String.valueOf(value));
    }

    JsonText truth(String name, boolean value) {
        return inner(name, String.valueOf(value));
    }

    JsonText nothing(String name) {
        return inner(name, "null");
    }

    JsonText texts(String name, List<String> values) {
        return items(name, values.stream().map(value -> '"' + value + '"').toList());
    }

    JsonText items(String name, List<String> values) {
        return inner(name, "[" + String.join(",", values) + "]");
    }

    /** A value that is JSON already. */
    JsonText inner(String name, String value) {
        if (json.length() > 1) json.append(',');
        json.append('"').append(name).append("\":").append(value);
        return this;
    }

    @Override
    public String toString() {
        return json + "}";
    }
}
