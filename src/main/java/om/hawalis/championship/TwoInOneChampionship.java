package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayersMerging;

/** Two who take part in the same championship are not one person. */
@Dependent
class TwoInOneChampionship {
    private final EntryRepository entries;

    @Inject
    TwoInOneChampionship(EntryRepository entries) {
        this.entries = entries;
    }

    void refuse(@Observes PlayersMerging merging) {
        entries.withBoth(merging.kept(), merging.duplicate()).ifPresent(championship -> {
            throw Refusal.conflict("player.merge-together", championship.name().in("en"));
        });
    }
}
