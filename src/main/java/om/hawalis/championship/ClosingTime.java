package om.hawalis.championship;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;

/**
 * Until when players may put themselves down.
 *
 * @param onTheClock as the clocks in the venue's zone show it; it stays that when they are changed
 */
public record ClosingTime(LocalDateTime onTheClock, ZoneId zone) {
    public Instant instant() {
        return onTheClock.atZone(zone).toInstant();
    }

    public boolean hasPassed(Instant now) {
        return !now.isBefore(instant());
    }
}
