package om.hawalis.pairing;

import static om.hawalis.contest.GameResult.DOUBLE_FORFEIT;
import static om.hawalis.contest.GameResult.DRAWN;
import static om.hawalis.contest.GameResult.NORTH_WINS;
import static om.hawalis.contest.GameResult.OPEN;
import static om.hawalis.contest.GameResult.SOUTH_WINS;
import static om.hawalis.contest.GameResult.SOUTH_WINS_BY_FORFEIT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Board;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Ticket;
import om.hawalis.pairing.MatchState.BothOut;
import om.hawalis.pairing.MatchState.By;
import om.hawalis.pairing.MatchState.NextGame;
import om.hawalis.pairing.MatchState.Open;
import om.hawalis.pairing.MatchState.Won;
import org.junit.jupiter.api.Test;

/** 3 sits South in the first game against 5; sides take turns. */
class MatchJudgeTest {
    private static final long SEED = 4;
    private static final MatchRules BEST_OF_THREE =
            new MatchRules(3, List.of(new Replay.MoreGames(2), new Replay.SidesSwapped(), new Replay.Lot()));

    @Test
    void a_game_won_wins_a_match_of_one() {
        assertThat(judge(MatchRules.SINGLE_GAME, NORTH_WINS)).isEqualTo(new Won(5, 3, By.GAMES));
        assertThat(judge(MatchRules.SINGLE_GAME, SOUTH_WINS_BY_FORFEIT)).isEqualTo(new Won(3, 5, By.GAMES));
    }

    @Test
    void a_draw_calls_for_a_game_with_sides_swapped_and_then_the_lot() {
        var lot = Ticket.of(SEED, 3) > Ticket.of(SEED, 5) ? new Won(3, 5, By.LOT) : new Won(5, 3, By.LOT);

        assertThat(judge(MatchRules.SINGLE_GAME, DRAWN)).isEqualTo(new NextGame(5, 3, true));
        assertThat(judge(MatchRules.SINGLE_GAME, DRAWN, SOUTH_WINS)).isEqualTo(new Won(5, 3, By.GAMES));
        assertThat(judge(MatchRules.SINGLE_GAME, DRAWN, DRAWN)).isEqualTo(lot);
    }

    @Test
    void best_of_three_ends_when_it_cannot_be_turned() {
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS)).isEqualTo(new NextGame(5, 3, false));
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS, NORTH_WINS)).isEqualTo(new Won(3, 5, By.GAMES));
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS, SOUTH_WINS)).isEqualTo(new NextGame(3, 5, false));
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS, DRAWN)).isEqualTo(new NextGame(3, 5, false));
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS, DRAWN, DRAWN)).isEqualTo(new Won(3, 5, By.GAMES));
    }

    @Test
    void replays_follow_one_another_and_the_last_repeats() {
        var untilWon = new MatchRules(1, List.of(new Replay.SidesSwapped()));

        assertThat(judge(BEST_OF_THREE, DRAWN, DRAWN, DRAWN)).isEqualTo(new NextGame(5, 3, true));
        assertThat(judge(BEST_OF_THREE, DRAWN, DRAWN, DRAWN, SOUTH_WINS)).isEqualTo(new NextGame(3, 5, true));
        assertThat(judge(BEST_OF_THREE, DRAWN, DRAWN, DRAWN, SOUTH_WINS, SOUTH_WINS))
                .isEqualTo(new NextGame(5, 3, true));
        assertThat(judge(BEST_OF_THREE, DRAWN, DRAWN, DRAWN, DRAWN, DRAWN, SOUTH_WINS))
                .isEqualTo(new Won(5, 3, By.GAMES));
        assertThat(judge(untilWon, DRAWN, DRAWN, DRAWN, DRAWN)).isEqualTo(new NextGame(3, 5, true));
    }

    @Test
    void a_game_without_result_keeps_it_open_and_who_does_not_come_is_out() {
        assertThat(judge(BEST_OF_THREE, SOUTH_WINS, OPEN)).isEqualTo(new Open());
        assertThat(judge(MatchRules.SINGLE_GAME, DOUBLE_FORFEIT)).isEqualTo(new BothOut());
        assertThat(judge(BEST_OF_THREE, DRAWN, DRAWN, DOUBLE_FORFEIT)).isEqualTo(new BothOut());
    }

    @Test
    void rules_that_settle_nothing_are_refused() {
        assertThatThrownBy(() -> new MatchRules(0, List.of(new Replay.Lot())))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MatchRules(1, List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Replay.MoreGames(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static MatchState judge(MatchRules rules, GameResult... results) {
        var games = new ArrayList<Game>();
        for (var i = 0; i < results.length; i++)
            games.add(i % 2 == 0 ? new Game(3, 5, results[i]) : new Game(5, 3, results[i]));
        return new MatchJudge(new Board(3, 5, games), rules, SEED).judge();
    }
}
