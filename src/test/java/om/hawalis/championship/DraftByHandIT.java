package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.championship.DraftWarning.Grade;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A drafted Swiss round changed by hand: each change is checked anew, and graded. */
@ExtendWith(ArquillianExtension.class)
class DraftByHandIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PairRound pairRound;

    @Inject
    private EditDraft editDraft;

    @Inject
    private Boards boards;

    private Identity.SignedIn organiser;
    private ChampionshipId id;
    private RoundSheet first;
    private RoundSheet draft;

    @BeforeEach
    void aSecondRoundIsDrafted() {
        organiser = scene.organiser();
        id = scene.running(organiser, 9, SwissIT.swiss(5));
        first = scene.playThrough(organiser, id, 1).getFirst();
        draft = as.call(organiser, () -> pairRound.propose(id));
    }

    @Test
    void a_rematch_is_refused_and_the_draft_stays_as_it_was() {
        var met = first.boards().getFirst().board();

        assertThat(refusal(() ->
                        edit(new DraftEdit.Pin(met.south().id(), met.north().id()))))
                .isEqualTo("draft.HAVE_MET");
        assertThat(current()).isEqualTo(draft);
    }

    @Test
    void a_swap_that_brings_earlier_opponents_together_is_refused() {
        var met = first.boards().getFirst().board();
        var opponent = opponentOf(draft, met.south().id());

        assertThat(refusal(() -> edit(new DraftEdit.Swap(opponent, met.north().id()))))
                .isEqualTo("draft.HAVE_MET");
    }

    @Test
    void a_pinned_pair_meets_and_the_rest_is_paired_anew_around_it() {
        var one = draft.boards().getFirst().board().south();
        var other = draft.boards().getLast().board().north();

        var changed = edit(new DraftEdit.Pin(other.id(), one.id()));

        assertThat(changed.version()).isGreaterThan(draft.version());
        assertThat(changed.boards())
                .filteredOn(SeatedBoard::byHand)
                .singleElement()
                .satisfies(seated -> {
                    assertThat(seated.board().south().id()).isEqualTo(other.id());
                    assertThat(seated.board().north().id()).isEqualTo(one.id());
                });
        assertThat(everyone(changed)).containsExactlyInAnyOrderElementsOf(everyone(draft));
        assertThat(refusal(() -> as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()))))
                .isEqualTo("round.changed");
    }

    @Test
    void what_is_pinned_stays_when_another_pair_is_pinned() {
        var one = draft.boards().getFirst().board().south().id();
        var other = draft.boards().getLast().board().north().id();
        edit(new DraftEdit.Pin(other, one));
        var others = current().boards().stream()
                .filter(seated -> !seated.byHand())
                .map(SeatedBoard::board)
                .toList();

        var again = edit(new DraftEdit.Pin(
                others.getFirst().south().id(), others.getLast().south().id()));

        assertThat(again.boards()).filteredOn(SeatedBoard::byHand).hasSize(2);
        assertThat(opponentOf(again, one)).isEqualTo(other);
    }

    @Test
    void sides_turned_and_boards_moved_are_kept() {
        var board = draft.boards().getFirst().board();

        var turned = edit(new DraftEdit.TurnSides(1));
        var moved = edit(new DraftEdit.Move(1, 3));

        assertThat(turned.boards().getFirst().board().south().id())
                .isEqualTo(board.north().id());
        assertThat(moved.boards().get(2).board().north().id())
                .isEqualTo(board.south().id());
        assertThat(moved.boards().stream().map(seated -> seated.board().number()))
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    void a_second_bye_for_one_player_takes_two_steps() {
        var rested = first.byes().getFirst().entrant();
        var resting = draft.byes().getFirst().entrant();
        makeRoomFor(resting.id(), rested.id());
        var changed = edit(new DraftEdit.Swap(rested.id(), resting.id()));

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.confirm(draft.id(), changed.version())))
                .isInstanceOfSatisfying(WarningsStand.class, stand -> {
                    assertThat(stand.warnings()).anyMatch(warning -> warning.grade() == Grade.TWO_STEPS);
                    var keys = stand.warnings().stream().map(DraftWarning::key).collect(Collectors.toSet());
                    as.call(organiser, () -> pairRound.confirm(draft.id(), changed.version(), keys));
                });
        assertThat(current().state()).isEqualTo(RoundState.CONFIRMED);
        assertThat(current().byes().getFirst().entrant().id()).isEqualTo(rested.id());
    }

    @Test
    void a_draft_nobody_touched_has_no_warnings() {
        assertThat(as.call(organiser, () -> boards.warnings(draft.id()))).isEmpty();
    }

    @Test
    void who_meets_whom_in_a_round_robin_is_not_changed_by_hand() {
        var fixed = scene.running(organiser, 4, Cycles.SINGLE);
        var round = as.call(organiser, () -> pairRound.propose(fixed));
        var swap = new DraftEdit.Swap(
                round.boards().getFirst().board().south().id(),
                round.boards().getLast().board().south().id());

        assertThat(refusal(() -> as.call(organiser, () -> editDraft.edit(round.id(), round.version(), swap))))
                .isEqualTo("draft.fixed");
        as.call(organiser, () -> editDraft.edit(round.id(), round.version(), new DraftEdit.TurnSides(2)));
    }

    /** Whoever is to sit down must not have met the opponent who waits there. */
    private void makeRoomFor(EntryId coming, EntryId leaving) {
        var opponent = opponentOf(draft, leaving);
        if (!opponentOf(first, coming).equals(opponent)) return;
        everyone(draft).stream()
                .filter(other -> !List.of(coming, leaving, opponent).contains(other))
                .filter(other ->
                        refusal(() -> edit(new DraftEdit.Swap(opponent, other))).equals("done"))
                .findFirst()
                .orElseThrow();
    }

    private RoundSheet edit(DraftEdit edit) {
        return as.call(organiser, () -> editDraft.edit(draft.id(), current().version(), edit));
    }

    private RoundSheet current() {
        return as.call(organiser, () -> boards.round(draft.id()));
    }

    private static EntryId opponentOf(RoundSheet round, EntryId entry) {
        return round.boards().stream()
                .map(SeatedBoard::board)
                .filter(board ->
                        board.south().id().equals(entry) || board.north().id().equals(entry))
                .map(board -> board.south().id().equals(entry)
                        ? board.north().id()
                        : board.south().id())
                .findFirst()
                .orElseThrow();
    }

    private static List<EntryId> everyone(RoundSheet round) {
        return Stream.concat(
                        round.boards().stream()
                                .map(SeatedBoard::board)
                                .flatMap(board -> Stream.of(
                                        board.south().id(), board.north().id())),
                        round.byes().stream().map(bye -> bye.entrant().id()))
                .toList();
    }
}
