package om.hawalis.championship;

import java.time.Instant;
import java.util.Optional;

/**
 * An entrant as the officials see them.
 *
 * @param arrivedAt when they were seen on the day
 * @param expelledFor why they were sent away, where that still stands
 */
public record AttendanceSheet(EntrantSheet entrant, Optional<Instant> arrivedAt, Optional<String> expelledFor) {
    public boolean isHere() {
        return arrivedAt.isPresent();
    }
}
