package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/**
 * What a row's button names. The row tells it itself: its place in the list may be another's by the time the button is
 * pressed.
 */
@RequestScoped
public class Chosen {
    @Inject
    @Param(name = "chosen")
    private @Nullable String chosen;

    @Inject
    @Param(name = "version")
    private @Nullable String version;

    @Inject
    @Param(name = "unsettled")
    private @Nullable String unsettled;

    <T> T id(Function<UUID, T> type) {
        return type.apply(uuid("chosen", Optional.ofNullable(chosen).orElse("")));
    }

    /** The version of what was looked at. */
    int version() {
        return Optional.ofNullable(version)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .orElseThrow(() -> Refusal.malformed("member", "version"));
    }

    /** The boards that were named as unsettled. */
    <T> Set<T> unsettled(Function<UUID, T> type) {
        return Arrays.stream(Optional.ofNullable(unsettled).orElse("").split(","))
                .filter(text -> !text.isEmpty())
                .map(text -> type.apply(uuid("unsettled", text)))
                .collect(Collectors.toSet());
    }

    private static UUID uuid(String member, String text) {
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", member);
        }
    }
}
