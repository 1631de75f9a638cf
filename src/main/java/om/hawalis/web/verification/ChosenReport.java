package om.hawalis.web.verification;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.platform.Refusal;
import om.hawalis.verification.CallId;
import om.hawalis.verification.DisputeId;
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

    @Inject
    private HttpServletRequest request;

    /** A report and the version of it that was looked at. */
    record Looked(ReportId report, int version) {}

    ReportId report() {
        return new ReportId(id(chosen));
    }

    CallId call() {
        return new CallId(id(chosen));
    }

    DisputeId dispute() {
        return new DisputeId(id(chosen));
    }

    int version() {
        return number(version);
    }

    /** Those that were marked, as {@code id:version}. */
    List<Looked> many() {
        return Stream.of(Optional.ofNullable(request.getParameterValues("marked"))
                        .orElse(new String[0]))
                .map(text -> text.split(":", 2))
                .map(parts -> new Looked(new ReportId(id(parts[0])), number(parts.length < 2 ? null : parts[1])))
                .toList();
    }

    private static UUID id(@Nullable String text) {
        try {
            return UUID.fromString(Optional.ofNullable(text).orElse(""));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "chosen");
        }
    }

    private static int number(@Nullable String text) {
        return Optional.ofNullable(text)
                .filter(digits -> digits.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .orElseThrow(() -> Refusal.malformed("member", "version"));
    }
}
