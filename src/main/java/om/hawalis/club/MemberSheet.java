package om.hawalis.club;

import java.time.LocalDate;
import om.hawalis.player.PlayerSheet;

/** A player's current membership. */
public record MemberSheet(PlayerSheet player, LocalDate since) {}
