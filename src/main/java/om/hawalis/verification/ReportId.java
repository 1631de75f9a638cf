package om.hawalis.verification;

import java.util.Objects;
import java.util.UUID;

/** A reported result. */
public record ReportId(UUID value) {
    public ReportId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
