package om.hawalis.api;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.platform.Slug;

/** Championships are named by id or slug in every address. */
@Dependent
class ChampionshipAddress {
    private final Championships championships;

    @Inject
    ChampionshipAddress(Championships championships) {
        this.championships = championships;
    }

    ChampionshipSheet sheet(String idOrSlug) {
        return Ids.find(idOrSlug)
                .map(id -> championships.sheet(new ChampionshipId(id)))
                .orElseGet(() -> championships.sheet(new Slug(idOrSlug)));
    }

    ChampionshipId id(String idOrSlug) {
        return sheet(idOrSlug).id();
    }
}
