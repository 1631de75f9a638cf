package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Numbering;
import om.hawalis.championship.Office;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.platform.Page;

/** What the menus of these pages offer, as {@code #{choices}}. */
@Named("choices")
@RequestScoped
public class Choices {
    @Inject
    private Clubs clubs;

    public List<ClubSheet> getClubs() {
        return clubs.search("", new Page.Request(1, Page.LARGEST)).rows();
    }

    public List<RuleSet> getRuleSets() {
        return RuleSets.all();
    }

    public Cycles[] getCycles() {
        return Cycles.values();
    }

    public Numbering[] getNumberings() {
        return Numbering.values();
    }

    public Office[] getOffices() {
        return Office.values();
    }
}
