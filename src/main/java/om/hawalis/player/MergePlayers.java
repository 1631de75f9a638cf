package om.hawalis.player;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Makes one of two who are one person, or takes that back. All games stay, under the names they were played. */
@UseCase
public class MergePlayers {
    private final MergeRepository merges;
    private final Event<PlayersMerging> merging;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public MergePlayers(MergeRepository merges, Event<PlayersMerging> merging, Caller caller, Clock clock) {
        this.merges = merges;
        this.merging = merging;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public MergeId merge(PlayerId kept, PlayerId duplicate) {
        if (kept.equals(duplicate)) throw Refusal.conflict("player.merge-same");
        merges.lock(kept, duplicate);
        requireUnmerged(kept);
        requireUnmerged(duplicate);
        merging.fire(new PlayersMerging(merges.identities(kept), merges.identities(duplicate)));
        var merge = new PlayerMerge(kept, duplicate, clock.instant(), caller.requireAccount());
        merges.add(merge);
        return merge.id();
    }

    private void requireUnmerged(PlayerId id) {
        if (!merges.current(id).equals(id)) throw Refusal.conflict("player.merged");
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void undo(MergeId id) {
        var merge = merges.find(id).orElseThrow(() -> Refusal.unknown("merge"));
        merges.lock(merge.kept(), merge.duplicate());
        if (!merge.stands()) throw Refusal.conflict("player.merge-undone");
        merge.undo(clock.instant(), caller.requireAccount());
    }
}
