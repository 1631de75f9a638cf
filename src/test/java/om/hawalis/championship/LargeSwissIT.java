package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Set;
import java.util.SplittableRandom;
import om.hawalis.contest.GameResult;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Three hundred players, nine rounds, from the first proposal to the final table, through the use cases. */
@ExtendWith(ArquillianExtension.class)
class LargeSwissIT {
    private static final int PLAYERS = 300;
    private static final int ROUNDS = 9;
    private static final System.Logger LOG = System.getLogger(LargeSwissIT.class.getName());

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private RunChampionship run;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private Boards boards;

    @Test
    void a_swiss_of_three_hundred_is_run_to_its_end() {
        var organiser = scene.organiser();
        var id = scene.running(organiser, PLAYERS, SwissIT.swiss(ROUNDS));
        var chance = new SplittableRandom(20_261_204L);

        var rounds = new ArrayList<RoundSheet>();
        for (var i = 0; i < ROUNDS; i++) {
            var began = System.nanoTime();
            var round = scene.release(organiser, id);
            var released = System.nanoTime();
            scene.settleTogether(organiser, round, board -> likely(board, chance));
            rounds.add(as.call(organiser, () -> boards.round(round.id())));
            LOG.log(
                    System.Logger.Level.INFO,
                    "round {0}: released in {1} ms, settled in {2} ms",
                    round.number(),
                    (released - began) / 1_000_000,
                    (System.nanoTime() - released) / 1_000_000);
        }
        as.run(organiser, () -> run.finish(id));

        assertThat(rounds).allMatch(round -> round.state() == RoundState.CLOSED);
        var pairs = rounds.stream()
                .flatMap(round -> round.boards().stream())
                .map(seated -> Set.of(
                        seated.board().south().number(), seated.board().north().number()))
                .toList();
        assertThat(pairs).hasSize(PLAYERS / 2 * ROUNDS).doesNotHaveDuplicates();
        assertThat(as.call(organiser, () -> scoreboard.standings(id)).standings().rows().stream()
                        .map(Row::points)
                        .reduce(Fraction.ZERO, Fraction::plus))
                .isEqualTo(Fraction.of(PLAYERS / 2L * ROUNDS));
    }

    /** The better number wins more often than not. */
    private static GameResult likely(BoardSheet board, SplittableRandom chance) {
        var better = board.south().number() < board.north().number();
        return switch (chance.nextInt(10)) {
            case 0, 1 -> GameResult.DRAWN;
            case 2, 3 -> better ? GameResult.NORTH_WINS : GameResult.SOUTH_WINS;
            default -> better ? GameResult.SOUTH_WINS : GameResult.NORTH_WINS;
        };
    }
}
