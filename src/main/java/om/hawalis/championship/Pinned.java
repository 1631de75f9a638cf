package om.hawalis.championship;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import om.hawalis.contest.BoardOrder;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.pairing.Cause;
import om.hawalis.pairing.Pairing;
import om.hawalis.pairing.Swiss;
import om.hawalis.pairing.SwissOptions;
import om.hawalis.platform.Refusal;

/** Pairs a Swiss round around boards that an arbiter fixed: those who sit there are as good as resting. */
record Pinned(StagePlay stage, Draft draft) {
    HandEdit.Changed pairedAround(int south, int north) {
        if (south == north) throw Refusal.malformed("draft.self");
        var fixed = new ArrayList<>(draft.boards().stream()
                .filter(Draft.Place::byHand)
                .filter(place -> !place.seats(south) && !place.seats(north))
                .toList());
        fixed.add(new Draft.Place(south, north, true));
        new DraftCheck(stage, new Draft(fixed, List.of())).refuseImpossible();
        return switch (Swiss.pair(
                without(fixed), SwissOptions.STANDARD, stage.championship().lotSeed())) {
            case Pairing.Paired paired -> together(fixed, paired);
            case Pairing.Impossible(Cause.TooFewEntrants nobody) -> together(fixed, nobodyElse());
            case Pairing.Impossible impossible -> throw Refusal.conflict("draft.pin-impossible");
        };
    }

    private Contest without(List<Draft.Place> fixed) {
        var contest = stage.contest();
        var requests = new ArrayList<>(contest.requests());
        for (var place : fixed)
            for (var number : List.of(place.south(), place.north()))
                requests.add(
                        new om.hawalis.contest.ByeRequest(contest.rounds().size() + 1, number, ByeKind.ZERO_POINT));
        return Contest.of(contest.plan(), contest.entrants(), contest.rounds(), requests)
                .orThrow();
    }

    private Pairing.Paired nobodyElse() {
        return new Pairing.Paired(List.of(), draft.byes(), List.of());
    }

    private HandEdit.Changed together(List<Draft.Place> fixed, Pairing.Paired rest) {
        var boards = new ArrayList<>(fixed);
        for (var pair : rest.boards()) boards.add(new Draft.Place(pair.south(), pair.north(), false));
        var order = new BoardOrder(stage.contest(), stage.contest().rounds().size());
        boards.sort((one, other) -> order.compare(one.south(), one.north(), other.south(), other.north()));
        var byes = rest.byes().stream()
                .filter(bye -> fixed.stream().noneMatch(place -> place.seats(bye.entrant())))
                .toList();
        var reasons = Explanations.of(new Proposal(stage, rest, List.of()));
        return new HandEdit.Changed(stage, new Draft(boards, byes), Optional.of(reasons));
    }
}
