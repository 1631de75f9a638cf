package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Side;

/** What holds of every round that is paired, whatever the criteria made of it. */
public final class PairingInvariants {
    private final Contest contest;
    private final Pairing.Paired paired;
    private final int round;

    private PairingInvariants(Contest contest, Pairing.Paired paired) {
        this.contest = contest;
        this.paired = paired;
        this.round = contest.rounds().size() + 1;
    }

    /** Of a Swiss round. */
    public static void hold(Contest contest, Pairing.Paired paired) {
        var invariants = new PairingInvariants(contest, paired);
        invariants.nobodySitsTwice();
        invariants.everybodyPresentStandsInItOnce();
        invariants.nobodyMeetsAgain();
        invariants.nobodyForbiddenMeets();
        invariants.atMostOneRests();
        invariants.requestedByesAreKept();
        invariants.noSideIsTakenTooOften();
        invariants.reasonsCoverEveryBoard();
    }

    /** Of a round by table or bracket, where two may meet again, and who is out does not stand in it. */
    static void holdByTable(Contest contest, Pairing.Paired paired) {
        var invariants = new PairingInvariants(contest, paired);
        invariants.nobodySitsTwice();
        invariants.whoPlaysIsThere();
    }

    private List<Integer> seated() {
        var seen = new ArrayList<Integer>();
        for (var pair : paired.boards()) seen.addAll(List.of(pair.south(), pair.north()));
        for (var bye : paired.byes()) seen.add(bye.entrant());
        return seen;
    }

    private void nobodySitsTwice() {
        assertThat(seated()).doesNotHaveDuplicates();
    }

    private void whoPlaysIsThere() {
        for (var number : seated())
            assertThat(contest.entrant(number).takesPartIn(round)).isTrue();
    }

    private void everybodyPresentStandsInItOnce() {
        var present = contest.entrants().stream()
                .filter(entrant -> entrant.takesPartIn(round))
                .map(entrant -> entrant.number())
                .toList();
        assertThat(seated()).containsExactlyInAnyOrderElementsOf(present);
    }

    private void nobodyMeetsAgain() {
        for (var pair : paired.boards())
            assertThat(contest.outcomes(pair.south()).stream().map(PairingInvariants::opponent))
                    .doesNotContain(pair.north());
    }

    private static int opponent(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.opponent();
            case Outcome.Pending pending -> pending.opponent();
            case Outcome.Forfeited f -> 0;
            case Outcome.Rested r -> 0;
            case Outcome.Absent a -> 0;
        };
    }

    private void nobodyForbiddenMeets() {
        for (var group : contest.plan().forbidden())
            if (group.strictness() == ForbiddenGroup.Strictness.ABSOLUTE && group.bindsIn(round))
                assertThat(paired.boards())
                        .noneMatch(pair -> group.entrants().containsAll(List.of(pair.south(), pair.north())));
    }

    private void atMostOneRests() {
        var allocated = paired.byes().stream()
                .filter(bye -> bye.kind() == ByeKind.PAIRING_ALLOCATED)
                .map(Bye::entrant)
                .toList();
        var playing = 2 * paired.boards().size() + allocated.size();
        assertThat(allocated).hasSize(playing % 2);
        for (var number : allocated)
            assertThat(contest.outcomes(number))
                    .allSatisfy(outcome -> assertThat(restedForAWin(outcome)).isFalse());
    }

    private boolean restedForAWin(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rested(var kind, var points) ->
                kind == ByeKind.PAIRING_ALLOCATED || points >= contest.scoring().win();
            case Outcome.Forfeited forfeited ->
                forfeited.points() >= contest.scoring().win();
            case Outcome.Absent absent -> absent.points() >= contest.scoring().win();
            case Outcome.Played p -> false;
            case Outcome.Pending p -> false;
        };
    }

    private void requestedByesAreKept() {
        Map<Integer, ByeKind> byes = new HashMap<>();
        for (var bye : paired.byes()) byes.put(bye.entrant(), bye.kind());
        for (var request : contest.requests())
            if (request.round() == round && contest.entrant(request.entrant()).takesPartIn(round))
                assertThat(byes).containsEntry(request.entrant(), request.kind());
    }

    private void noSideIsTakenTooOften() {
        if (contest.plan().isLast(round)) return;
        for (var pair : paired.boards()) {
            soundSides(pair.south(), Side.SOUTH);
            soundSides(pair.north(), Side.NORTH);
        }
    }

    private void soundSides(int number, Side side) {
        var sides = new ArrayList<Side>();
        for (var outcome : contest.outcomes(number))
            switch (outcome) {
                case Outcome.Played played -> sides.add(played.side());
                case Outcome.Pending pending -> sides.add(pending.side());
                case Outcome.Forfeited f -> {}
                case Outcome.Rested r -> {}
                case Outcome.Absent a -> {}
            }
        sides.add(side);
        var souths = sides.stream().filter(Side.SOUTH::equals).count();
        assertThat(Math.abs(2 * souths - sides.size())).isLessThanOrEqualTo(2);
        var last = sides.subList(Math.max(0, sides.size() - 3), sides.size());
        assertThat(last.size() == 3 && Set.copyOf(last).size() == 1).isFalse();
    }

    private void reasonsCoverEveryBoard() {
        var explained = new HashSet<Set<Integer>>();
        var seated = new HashSet<Pair>();
        for (var reason : paired.reasons()) {
            if (reason instanceof Reason.Opponents opponents)
                explained.add(Set.of(opponents.higher(), opponents.lower()));
            if (reason instanceof Reason.Sides sides) seated.add(sides.pair());
            assertThat(Phrase.of(reason))
                    .allSatisfy(phrase -> assertThat(phrase.english()).doesNotContain("{"));
        }
        assertThat(seated).containsExactlyInAnyOrderElementsOf(paired.boards());
        assertThat(explained)
                .containsExactlyInAnyOrderElementsOf(paired.boards().stream()
                        .map(pair -> Set.of(pair.south(), pair.north()))
                        .toList());
    }
}
