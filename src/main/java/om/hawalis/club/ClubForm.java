package om.hawalis.club;

import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;

/**
 * What is asked of a club.
 *
 * @param place where it meets, in free words; may be empty
 */
public record ClubForm(Name name, String place) {
    private static final int LONGEST_PLACE = 200;

    public ClubForm {
        place = place.strip();
        if (place.length() > LONGEST_PLACE) throw Refusal.malformed("club.place", LONGEST_PLACE);
    }
}
