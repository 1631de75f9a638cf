package om.hawalis.api;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** A name in one script or both. */
public record NameJson(@Nullable String latin, @Nullable String arabic) {
    static NameJson of(Name name) {
        return new NameJson(name.latin(), name.arabic());
    }

    static Name required(@Nullable NameJson name) {
        if (name == null) throw Refusal.malformed("name.missing");
        return new Name(
                Optional.ofNullable(name.latin()).orElse(""),
                Optional.ofNullable(name.arabic()).orElse(""));
    }
}
