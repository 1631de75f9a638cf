package om.hawalis.club;

import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * A club as the public sees it.
 *
 * @param members how many players are members today
 * @param look of the boards of its championships
 */
public record ClubSheet(ClubId id, Slug slug, Name name, String place, BoardLook look, long members, int version) {}
