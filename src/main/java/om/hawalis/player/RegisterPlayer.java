package om.hawalis.player;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Enters a person in the players' register, or mends what stands there. */
@UseCase
public class RegisterPlayer {
    private final PlayerRepository players;
    private final MergeRepository merges;
    private final Clock clock;

    @Inject
    public RegisterPlayer(PlayerRepository players, MergeRepository merges, Clock clock) {
        this.players = players;
        this.merges = merges;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public PlayerId register(PlayerForm form) {
        var player = new Player(form, clock.instant());
        players.add(player);
        return player.id();
    }

    /** @param version of the sheet that was edited: someone else's edit meanwhile is not overwritten */
    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void correct(PlayerId id, int version, PlayerForm form) {
        var player = players.find(merges.current(id)).orElseThrow(() -> Refusal.unknown("player"));
        if (player.sheet().version() != version) throw Refusal.conflict("edited-meanwhile");
        player.correct(form);
    }
}
