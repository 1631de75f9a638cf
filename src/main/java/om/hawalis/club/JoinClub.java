package om.hawalis.club;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.LocalDate;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;

/** Takes a player into a club, or lets them go. Who joins another club leaves the former that day. */
@UseCase
public class JoinClub {
    private final ClubRepository clubs;
    private final Players players;

    @Inject
    public JoinClub(ClubRepository clubs, Players players) {
        this.clubs = clubs;
        this.players = players;
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void join(PlayerId player, ClubId club, LocalDate since) {
        players.sheet(player);
        clubs.find(club).orElseThrow(() -> Refusal.unknown("club"));
        var former = clubs.membership(player, since);
        if (former.filter(m -> m.club().equals(club)).isPresent()) throw Refusal.conflict("membership.exists");
        former.ifPresent(m -> m.end(since));
        clubs.add(new Membership(player, club, since));
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void leave(PlayerId player, ClubId club, LocalDate day) {
        clubs.membership(player, day)
                .filter(m -> m.club().equals(club))
                .orElseThrow(() -> Refusal.conflict("membership.none"))
                .end(day);
    }
}
