package om.hawalis.engine;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the tags that do not set the game up: result, termination and date. */
final class TagChecker {
    private static final String DATE = "[0-9?]{4}([-.][0-9?]{2}([-.][0-9?]{2})?)?";

    private final Map<String, String> tags;

    TagChecker(Map<String, String> tags) {
        this.tags = tags;
    }

    Stream<TagFault> faults() {
        return Stream.of(result(), termination(), date()).flatMap(Optional::stream);
    }

    private Optional<TagFault> result() {
        return value(Tag.RESULT)
                .filter(written -> Result.find(written).isEmpty())
                .map(written -> new TagFault(Tag.RESULT, written, known(Result.values(), Result::text)));
    }

    private Optional<TagFault> termination() {
        return value(Tag.TERMINATION)
                .filter(written -> Endings.kind(written).isEmpty())
                .map(written -> new TagFault(Tag.TERMINATION, written, known(VerdictKind.values(), VerdictKind::name)));
    }

    private Optional<TagFault> date() {
        return value(Tag.DATE)
                .filter(written -> !written.isEmpty() && !written.matches(DATE))
                .map(written -> new TagFault(Tag.DATE, written, "yyyy-mm-dd"));
    }

    private Optional<String> value(Tag tag) {
        return Optional.ofNullable(tags.get(tag.written()));
    }

    private static <T> String known(T[] values, Function<T, String> text) {
        return Arrays.stream(values).map(text).collect(Collectors.joining(" "));
    }
}
