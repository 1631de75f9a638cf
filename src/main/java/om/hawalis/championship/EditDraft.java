package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Changes a drafted round by hand; what it becomes is checked anew each time. */
@UseCase
public class EditDraft {
    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final Dossiers dossiers;
    private final Offices offices;

    @Inject
    public EditDraft(ChampionshipRepository championships, RoundRepository rounds, Dossiers dossiers, Offices offices) {
        this.championships = championships;
        this.rounds = rounds;
        this.dossiers = dossiers;
        this.offices = offices;
    }

    /** @param version of the draft that was looked at */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet edit(RoundId id, int version, DraftEdit edit) {
        var of = rounds.championshipOf(id);
        var championship = championships.lock(of);
        offices.requireOfficial(of, Office.ORGANISER, Office.ARBITER);
        championship.requireRunning();
        var round = rounds.lock(id);
        var dossier = dossiers.of(championship);
        var sheet = dossier.sheet(round);
        if (round.version() != version) throw new RoundChanged(version, sheet);
        if (round.state() != RoundState.DRAFT) throw Refusal.conflict("round.not-draft", round.number());
        var changed = new HandEdit(dossier.stage(round.stage()), sheet).apply(edit);
        new DraftCheck(changed.stage(), changed.draft()).refuseImpossible();
        rounds.replace(round, SeatingPlan.of(id, changed.draft(), changed.stage()));
        changed.reasons().ifPresent(reasons -> rounds.explainAnew(id, reasons));
        return dossiers.of(championship).sheet(round);
    }
}
