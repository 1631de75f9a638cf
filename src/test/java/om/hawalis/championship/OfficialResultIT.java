package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.transaction.TransactionalException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class OfficialResultIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private OfficialResults results;

    @Inject
    private Boards boards;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private RunChampionship run;

    @Inject
    private EntityManager entities;

    @Inject
    private Scene.InTransaction inTransaction;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    @Test
    void standings_count_official_results_only_and_never_miss_one() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var round = scene.release(organiser, id);
        var board = round.unsettled().getFirst();

        assertThat(halfPoints(id, board.south())).isZero();
        scene.settle(organiser, board, GameResult.SOUTH_WINS);

        assertThat(halfPoints(id, board.south())).isEqualTo(2);
        assertThat(halfPoints(id, board.north())).isZero();
    }

    @Test
    void a_correction_supersedes_the_former_result_and_both_are_kept() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var board = scene.release(organiser, id).unsettled().getFirst();
        scene.settle(organiser, board, GameResult.SOUTH_WINS);

        scene.settle(organiser, board, GameResult.NORTH_WINS);

        var history = as.call(Identity.NOBODY, () -> boards.results(board.id()));
        assertThat(history)
                .extracting(OfficialResultSheet::result)
                .containsExactly(GameResult.SOUTH_WINS, GameResult.NORTH_WINS);
        assertThat(history.getFirst().supersededAt()).isPresent();
        assertThat(halfPoints(id, board.north())).isEqualTo(2);
        assertThat(halfPoints(id, board.south())).isZero();
    }

    @Test
    void rounds_already_released_keep_their_pairings_when_a_result_is_corrected() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var first = scene.release(organiser, id);
        scene.settleAll(organiser, first);
        var second = scene.release(organiser, id);

        scene.settle(organiser, first.boards().getFirst().board(), GameResult.NORTH_WINS);

        assertThat(as.call(Identity.NOBODY, () -> boards.round(second.id()))).isEqualTo(second);
    }

    @Test
    void a_result_taken_back_opens_its_round_again() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var round = scene.release(organiser, id);
        scene.settleAll(organiser, round);
        var board = round.unsettled().getFirst();

        scene.withdrawResult(organiser, board);

        var now = as.call(Identity.NOBODY, () -> boards.round(round.id()));
        assertThat(now.state()).isEqualTo(RoundState.RELEASED);
        assertThat(now.unsettled()).containsExactly(board);
        assertThat(halfPoints(id, board.south())).isZero();
    }

    @Test
    void a_proven_result_carries_its_stones_and_plies() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var board = scene.release(organiser, id).unsettled().getFirst();
        var proof = new Proof(20, 31, 110);
        var settlement = new Settlement(
                UUID.randomUUID(), board.id(), 1, GameResult.NORTH_WINS, "CAPTURED_ALL", Optional.of(proof));

        as.call(organiser, () -> inTransaction.get(() -> results.settle(settlement, organiser.account())));

        var official = as.call(
                Identity.NOBODY,
                () -> boards.round(board.round()).boards().getFirst().results().getFirst());
        assertThat(official.proof()).contains(proof);
        assertThat(as.call(Identity.NOBODY, () -> scoreboard.contest(id))
                        .rounds()
                        .getFirst()
                        .boards()
                        .getFirst()
                        .games()
                        .getFirst()
                        .proof())
                .isEqualTo(proof);
    }

    @Test
    void the_database_lets_nobody_rewrite_or_delete_an_official_result() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        scene.settleAll(organiser, scene.release(organiser, id));

        assertThatThrownBy(() -> execute("update official_result set result = 'DRAWN'"))
                .rootCause()
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("permission denied");
        assertThatThrownBy(() -> execute("delete from official_result"))
                .rootCause()
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("permission denied");
    }

    private void execute(String sql) {
        inTransaction.get(() -> entities.createNativeQuery(sql).executeUpdate());
    }

    @Test
    void settling_joins_a_transaction_and_never_opens_one() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var board = scene.release(organiser, id).unsettled().getFirst();
        var settlement =
                new Settlement(UUID.randomUUID(), board.id(), 1, GameResult.DRAWN, "AGREED_DRAW", Optional.empty());

        assertThatThrownBy(() -> as.call(organiser, () -> results.settle(settlement, organiser.account())))
                .isInstanceOf(TransactionalException.class);
    }

    @Test
    void nothing_is_settled_after_the_end() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var round = scene.release(organiser, id);
        scene.settleAll(organiser, round);
        as.run(organiser, () -> run.finish(id));
        var board = round.boards().getFirst().board();

        assertThat(refusal(() -> scene.settle(organiser, board, GameResult.DRAWN)))
                .isEqualTo("championship.not-running");
    }

    @Test
    void a_game_the_board_does_not_hold_is_refused() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var board = scene.release(organiser, id).unsettled().getFirst();
        var second =
                new Settlement(UUID.randomUUID(), board.id(), 2, GameResult.DRAWN, "AGREED_DRAW", Optional.empty());

        assertThat(refusal(() ->
                        as.call(organiser, () -> inTransaction.get(() -> results.settle(second, organiser.account())))))
                .isEqualTo("board.game");
    }

    private int halfPoints(ChampionshipId id, EntrantSheet entrant) {
        return as.call(Identity.NOBODY, () -> scoreboard.contest(id)).score(entrant.number());
    }
}
