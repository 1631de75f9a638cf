package om.hawalis.api;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import om.hawalis.platform.Refusal;

/** Ids in addresses and bodies. */
final class Ids {
    private Ids() {}

    /** Absent where the text is not an id: it may be a slug. */
    static Optional<UUID> find(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equals(text));
        } catch (IllegalArgumentException notAnId) {
            return Optional.empty();
        }
    }

    /** What is no id names nothing. */
    static <T> T require(String text, Function<UUID, T> type) {
        return find(text).map(type).orElseThrow(() -> Refusal.unknown("address"));
    }

    /** For bodies: {@code null} is a member left out. */
    static <T> T member(String name, @org.jspecify.annotations.Nullable String text, Function<UUID, T> type) {
        return Optional.ofNullable(text)
                .flatMap(Ids::find)
                .map(type)
                .orElseThrow(() -> Refusal.malformed("member", name));
    }
}
