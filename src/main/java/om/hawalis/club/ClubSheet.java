package om.hawalis.club;

import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * A club as the public sees it.
 *
 * @param members how many players are members today
 */
public record ClubSheet(ClubId id, Slug slug, Name name, String place, long members, int version) {}
