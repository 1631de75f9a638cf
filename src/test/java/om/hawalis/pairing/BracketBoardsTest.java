package om.hawalis.pairing;

import static om.hawalis.pairing.Play.BETTER_SEED_WINS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import om.hawalis.pairing.Elimination.Shape;
import om.hawalis.pairing.EliminationBracket.SecondFinal;
import om.hawalis.pairing.EliminationBracket.ThirdPlace;
import om.hawalis.pairing.Pairing.Paired;
import org.junit.jupiter.api.Test;

class BracketBoardsTest {
    private static final Elimination DOUBLE = system(new Shape.DoubleElimination(SecondFinal.IF_NEEDED));
    private static final List<Elimination> SYSTEMS = List.of(
            system(new Shape.Knockout(ThirdPlace.SHARED)), system(new Shape.Knockout(ThirdPlace.PLAYED)), DOUBLE);

    private static Elimination system(Shape shape) {
        return new Elimination(shape, MatchRules.SINGLE_GAME);
    }

    @Test
    void boards_foretold_are_those_played() {
        for (var system : SYSTEMS)
            for (var entrants = 3; entrants <= 40; entrants++) {
                var foretold = BracketBoards.inRounds(system.bracket(entrants), entrants);

                var contest = Play.field(entrants);
                while (system.pair(contest, 1) instanceof Paired paired)
                    contest = Play.round(contest, paired, BETTER_SEED_WINS);

                var played = contest.rounds().stream()
                        .map(round -> round.boards().size())
                        .toList();
                assertThat(foretold.subList(0, played.size()))
                        .as("%s of %s", system.shape(), entrants)
                        .isEqualTo(played);
            }
    }

    @Test
    void a_knock_out_puts_out_all_but_one_and_a_double_elimination_all_but_one_twice() {
        for (var entrants = 3; entrants < 200; entrants++) {
            var once = BracketBoards.inRounds(EliminationBracket.knockout(entrants, ThirdPlace.SHARED), entrants);
            var twice = BracketBoards.inRounds(DOUBLE.bracket(entrants), entrants);

            assertThat(once.stream().mapToInt(Integer::intValue).sum()).isEqualTo(entrants - 1);
            assertThat(twice.stream().mapToInt(Integer::intValue).sum()).isEqualTo(2 * entrants - 2);
        }
    }
}
