package om.hawalis.club;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.Optional;
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
        var known = players.sheet(player).id();
        clubs.find(club).orElseThrow(() -> Refusal.unknown("club"));
        var former = membership(known, since);
        if (former.filter(m -> m.club().equals(club)).isPresent()) throw Refusal.conflict("membership.exists");
        clubs.memberships(players.identities(known)).stream()
                .filter(later -> later.since().isAfter(since))
                .findFirst()
                .ifPresent(later -> {
                    throw Refusal.conflict("membership.later", later.since().toString());
                });
        former.ifPresent(m -> m.end(since));
        clubs.add(new Membership(known, club, since));
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void leave(PlayerId player, ClubId club, LocalDate day) {
        membership(player, day)
                .filter(m -> m.club().equals(club))
                .orElseThrow(() -> Refusal.conflict("membership.none"))
                .end(day);
    }

    /** Under whichever of their registrations. */
    private Optional<Membership> membership(PlayerId player, LocalDate day) {
        return players.identities(player).stream()
                .flatMap(one -> clubs.membership(one, day).stream())
                .findFirst();
    }
}
