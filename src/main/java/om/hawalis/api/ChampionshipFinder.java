package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.platform.Slug;

/** The championship an address names, by its id or its slug. */
@Singleton
class ChampionshipFinder {
    private final Championships championships;

    @Inject
    ChampionshipFinder(Championships championships) {
        this.championships = championships;
    }

    ChampionshipSheet sheet(String idOrSlug) {
        return Ids.find(idOrSlug)
                .map(id -> championships.sheet(new ChampionshipId(id)))
                .orElseGet(() -> championships.sheet(new Slug(idOrSlug)));
    }
}
