package om.hawalis.club;

import java.time.LocalDate;
import java.util.Optional;

/**
 * A player's time in a club.
 *
 * @param club under its name of today
 * @param until the first day no longer in it; empty while it lasts
 */
public record MembershipSheet(ClubSheet club, LocalDate since, Optional<LocalDate> until) {}
