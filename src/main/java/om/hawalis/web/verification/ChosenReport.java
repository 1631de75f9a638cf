package om.hawalis.web.verification;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.verification.ReportId;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** The report a button names, and the version of it that was looked at. */
@RequestScoped
public class ChosenReport {
    @Inject
    @Param(name = "chosen")
    private @Nullable String chosen;

    @Inject
    @Param(name = "version")
    private @Nullable String version;

    ReportId report() {
        try {
            return new ReportId(UUID.fromString(Optional.ofNullable(chosen).orElse("")));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "chosen");
        }
    }

    int version() {
        return Optional.ofNullable(version)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .orElseThrow(() -> Refusal.malformed("member", "version"));
    }
}
