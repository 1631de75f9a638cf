package om.hawalis.championship;

import java.time.LocalDate;
import java.time.ZoneId;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;

/**
 * What is asked of a championship.
 *
 * @param club the host
 * @param venue in free words; may be empty
 * @param zone in which its days and times are meant
 */
public record ChampionshipForm(
        Name name, ClubId club, String venue, LocalDate firstDay, LocalDate lastDay, ZoneId zone, Regulations rules) {
    /** Oman's; the same offset all year. */
    public static final ZoneId USUAL_ZONE = ZoneId.of("Asia/Muscat");

    private static final int LONGEST_VENUE = 200;
    private static final int LONGEST_DAYS = 366;

    public ChampionshipForm {
        venue = venue.strip();
        if (venue.length() > LONGEST_VENUE) throw Refusal.malformed("championship.venue", LONGEST_VENUE);
        if (lastDay.isBefore(firstDay) || lastDay.isAfter(firstDay.plusDays(LONGEST_DAYS)))
            throw Refusal.malformed("championship.days");
    }
}
