package om.hawalis.championship;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;

/**
 * What somebody says who wants to take part.
 *
 * @param club in free words; may be empty
 * @param birthYear kept for youth sections, never shown
 */
public record ApplicationForm(Name name, String club, Optional<Integer> birthYear) {
    private static final int OLDEST = 1900;
    private static final int LATEST = 2100;

    public ApplicationForm {
        club = club.replaceAll("[\\p{Cc}\\p{Cf}\\s]+", " ").strip();
        if (club.length() > Name.LONGEST) throw Refusal.malformed("name.long", Name.LONGEST);
        if (birthYear.filter(year -> year < OLDEST || year > LATEST).isPresent())
            throw Refusal.malformed("player.birth-year", String.valueOf(OLDEST), String.valueOf(LATEST));
    }
}
