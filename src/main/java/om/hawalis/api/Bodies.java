package om.hawalis.api;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** Members of bodies: what must be there, and what it must look like. */
final class Bodies {
    private Bodies() {}

    static int version(@Nullable Integer version) {
        return required("version", version);
    }

    static <T> T required(String name, @Nullable T value) {
        return Optional.ofNullable(value).orElseThrow(() -> Refusal.malformed("member", name));
    }

    /** A whole number from an address. */
    static int number(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException malformed) {
            throw Refusal.malformed("member", name);
        }
    }

    static Optional<LocalDate> date(String name, @Nullable String text) {
        try {
            return Optional.ofNullable(text).map(LocalDate::parse);
        } catch (DateTimeParseException malformed) {
            throw Refusal.malformed("member", name);
        }
    }

    /** One of an enum's names. */
    static <E extends Enum<E>> E choice(String member, Class<E> choices, @Nullable String name) {
        try {
            return Enum.valueOf(choices, required(member, name));
        } catch (IllegalArgumentException unknown) {
            throw Refusal.malformed("member", member);
        }
    }
}
