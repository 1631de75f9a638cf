package om.hawalis.championship;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.ByeKind;
import om.hawalis.pairing.Objections;
import om.hawalis.pairing.Pair;
import om.hawalis.platform.Refusal;

/** Says what speaks against a draft. Only a Swiss has a choice; elsewhere who meets whom is fixed beforehand. */
record DraftCheck(StagePlay stage, Draft draft) {
    List<DraftWarning> warnings() {
        if (!(stage.stage().format() instanceof Format.Swiss)) return List.of();
        var objections = Objections.in(stage.contest());
        var found = new ArrayList<DraftWarning>();
        for (var i = 0; i < draft.boards().size(); i++) {
            var place = draft.boards().get(i);
            if (!place.byHand()) continue;
            var who = List.of(stage.entrant(place.south()), stage.entrant(place.north()));
            for (var objection : objections.to(new Pair(place.south(), place.north())))
                found.add(new DraftWarning(objection, i + 1, who));
        }
        if (draft.boards().stream().anyMatch(Draft.Place::byHand)) found.addAll(resting(objections));
        return found;
    }

    private List<DraftWarning> resting(Objections objections) {
        return draft.byes().stream()
                .filter(bye -> bye.kind() == ByeKind.PAIRING_ALLOCATED)
                .flatMap(bye -> objections.toRest(bye.entrant()).stream()
                        .map(objection -> new DraftWarning(objection, 0, List.of(stage.entrant(bye.entrant())))))
                .toList();
    }

    /** What cannot be is refused at once, and nothing is changed. */
    void refuseImpossible() {
        warnings().stream()
                .filter(warning -> warning.grade() == DraftWarning.Grade.REFUSED)
                .findFirst()
                .ifPresent(warning -> {
                    throw Refusal.conflict(
                            "draft." + warning.objection(),
                            warning.who().getFirst().number(),
                            warning.who().getLast().number());
                });
    }
}
