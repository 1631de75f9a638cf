package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Encounter;
import om.hawalis.championship.Format;
import om.hawalis.championship.Numbering;
import om.hawalis.championship.Office;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;

/** What the menus of these pages offer, as {@code #{choices}}. */
@Named("choices")
@RequestScoped
public class Choices {
    @Inject
    private Clubs clubs;

    public List<ClubSheet> getClubs() {
        return clubs.all();
    }

    public List<RuleSet> getRuleSets() {
        return RuleSets.all();
    }

    public Cycles[] getCycles() {
        return Cycles.values();
    }

    public Format.Kind[] getFormats() {
        return Format.Kind.values();
    }

    /** What the best may play in the end. */
    public List<Format.Kind> getFinals() {
        return List.of(Format.Kind.KNOCKOUT, Format.Kind.DOUBLE_ELIMINATION, Format.Kind.ROUND_ROBIN);
    }

    public Format.Swiss.Start[] getStarts() {
        return Format.Swiss.Start.values();
    }

    public Format.Knockout.ThirdPlace[] getThirdPlaces() {
        return Format.Knockout.ThirdPlace.values();
    }

    public Encounter[] getEncounters() {
        return Encounter.values();
    }

    public Numbering[] getNumberings() {
        return Numbering.values();
    }

    public Office[] getOffices() {
        return Office.values();
    }
}
