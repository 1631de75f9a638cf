package om.hawalis.club;

import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;

/**
 * What is asked of a club.
 *
 * @param place where it meets, in free words; may be empty
 * @param look of the boards of its championships
 */
public record ClubForm(Name name, String place, BoardLook look) {
    private static final int LONGEST_PLACE = 200;

    public ClubForm {
        place = place.strip();
        if (place.length() > LONGEST_PLACE) throw Refusal.malformed("club.place", LONGEST_PLACE);
    }

    /** With the usual look. */
    public ClubForm(Name name, String place) {
        this(name, place, BoardLook.SAND);
    }
}
