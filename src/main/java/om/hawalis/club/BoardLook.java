package om.hawalis.club;

import java.util.Arrays;
import om.hawalis.platform.Refusal;

/** What the boards of a club's championships look like on pages. */
public enum BoardLook {
    /** Holes in sand, as the game is played outdoors. */
    SAND,
    /** A board of dark wood. */
    WOOD,
    /** Lines and numerals alone, without stones. */
    PLAIN;

    /** The look of that name. */
    public static BoardLook of(String name) {
        return Arrays.stream(values())
                .filter(look -> look.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.malformed("club.look", name));
    }
}
