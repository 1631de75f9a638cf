package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import om.hawalis.contest.GameResult;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Boards put off, results corrected late, and a championship abandoned. */
@ExtendWith(ArquillianExtension.class)
class EndingsIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PairRound pairRound;

    @Inject
    private DelayBoard delayBoard;

    @Inject
    private Boards boards;

    @Inject
    private Championships championships;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private RunChampionship run;

    private Identity.SignedIn organiser;
    private ChampionshipId id;
    private RoundSheet first;

    @BeforeEach
    void aSwissIsInItsFirstRound() {
        organiser = scene.organiser();
        id = scene.running(organiser, 6, SwissIT.swiss(5));
        first = scene.release(organiser, id);
    }

    @Test
    void a_postponed_board_is_a_draw_for_the_pairing_and_nothing_yet_for_the_table() {
        var late = first.unsettled().getFirst();
        as.run(organiser, () -> delayBoard.delay(late.id(), Delay.POSTPONED, "The hall closes."));
        settleAllBut(late);

        var second = as.call(organiser, () -> pairRound.propose(id));

        assertThat(as.call(organiser, () -> boards.round(first.id())).state()).isEqualTo(RoundState.CLOSED);
        assertThat(second.boards()).hasSize(3);
        assertThat(points(late.south())).isEqualTo(Fraction.ZERO);
        scene.settle(organiser, late, GameResult.SOUTH_WINS);
        assertThat(points(late.south())).isEqualTo(Fraction.of(1));
        assertThat(as.call(organiser, () -> boards.round(first.id())).boards())
                .allMatch(seated -> seated.delay().isEmpty() && seated.isSettled());
    }

    @Test
    void a_board_taken_up_again_holds_the_pairing_up_once_more() {
        var late = first.unsettled().getFirst();
        as.run(organiser, () -> delayBoard.delay(late.id(), Delay.ADJOURNED, "No light."));
        settleAllBut(late);
        as.run(organiser, () -> delayBoard.takeUp(late.id()));

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.propose(id)))
                .isInstanceOf(UnsettledBoards.class);
        assertThat(refusal(() -> as.run(organiser, () -> delayBoard.takeUp(late.id()))))
                .isEqualTo("board.not-delayed");
    }

    @Test
    void a_correction_after_the_next_release_recomputes_scores_keeps_pairings_and_shows() {
        scene.settleAll(organiser, first);
        var second = scene.release(organiser, id);
        var board = first.boards().getFirst().board();

        scene.settle(organiser, board, GameResult.NORTH_WINS);

        assertThat(points(board.south())).isEqualTo(Fraction.ZERO);
        assertThat(points(board.north())).isEqualTo(Fraction.of(1));
        assertThat(as.call(organiser, () -> boards.round(second.id())).boards()).isEqualTo(second.boards());
        assertThat(as.call(organiser, () -> scoreboard.corrections(id)))
                .singleElement()
                .satisfies(correction -> {
                    assertThat(correction.board().id()).isEqualTo(board.id());
                    assertThat(correction.was()).isEqualTo(GameResult.SOUTH_WINS);
                    assertThat(correction.now()).contains(GameResult.NORTH_WINS);
                });
    }

    @Test
    void a_correction_before_the_next_release_changes_no_table_anybody_acted_on() {
        scene.settleAll(organiser, first);
        scene.settle(organiser, first.boards().getFirst().board(), GameResult.DRAWN);
        scene.release(organiser, id);

        assertThat(as.call(organiser, () -> scoreboard.corrections(id))).isEmpty();
    }

    @Test
    void an_abandoned_championship_counts_its_rounds_up_to_one_and_says_why() {
        scene.settleAll(organiser, first);
        var second = scene.release(organiser, id);
        scene.settle(organiser, second.unsettled().getFirst(), GameResult.SOUTH_WINS);
        var leader = second.boards().getFirst().board().south();

        as.run(organiser, () -> run.abandon(id, 1, "A storm."));

        var sheet = as.call(Identity.NOBODY, () -> championships.sheet(id));
        assertThat(sheet.state()).isEqualTo(ChampionshipState.FINISHED);
        assertThat(sheet.abandoned()).contains(new ChampionshipSheet.Abandoned(1, "A storm."));
        assertThat(as.call(organiser, () -> scoreboard.standings(id)).afterRound())
                .isEqualTo(1);
        assertThat(points(leader)).isLessThanOrEqualTo(Fraction.of(1));
        as.run(organiser, () -> run.resume(id));
        assertThat(as.call(organiser, () -> scoreboard.standings(id)).afterRound())
                .isEqualTo(2);
    }

    @Test
    void a_championship_is_not_abandoned_after_a_round_that_is_still_open() {
        assertThat(refusal(() -> as.run(organiser, () -> run.abandon(id, 1, "A storm."))))
                .isEqualTo("championship.round-open");
    }

    private void settleAllBut(BoardSheet late) {
        for (var board : first.unsettled())
            if (!board.id().equals(late.id())) scene.settle(organiser, board, GameResult.DRAWN);
    }

    private Fraction points(EntrantSheet entrant) {
        return as.call(organiser, () -> scoreboard.standings(id))
                .standings()
                .row(entrant.number())
                .points();
    }
}
