package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import om.hawalis.pairing.EliminationBracket.SecondFinal;
import om.hawalis.pairing.EliminationBracket.ThirdPlace;
import om.hawalis.pairing.Fixture.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EliminationBracketTest {
    @Test
    void seeds_stand_as_in_the_standard_bracket() {
        assertThat(EliminationBracket.seedOrder(2)).containsExactly(1, 2);
        assertThat(EliminationBracket.seedOrder(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
        assertThat(EliminationBracket.seedOrder(16))
                .containsExactly(1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11);
    }

    @ParameterizedTest
    @CsvSource({"2,1,1", "3,2,3", "4,2,3", "5,3,7", "8,3,7", "9,4,15", "33,6,63", "64,6,63"})
    void a_knock_out_has_one_fixture_fewer_than_places(int entrants, int rounds, int fixtures) {
        var bracket = EliminationBracket.knockout(entrants, ThirdPlace.SHARED);

        assertThat(bracket.rounds()).isEqualTo(rounds);
        assertThat(bracket.fixtures()).hasSize(fixtures);
        assertThat(bracket.fixtures().getLast().part()).isEqualTo(Part.FINAL);
    }

    @Test
    void the_third_place_is_played_in_the_round_of_the_final() {
        var last = EliminationBracket.knockout(5, ThirdPlace.PLAYED).fixtures().getLast();

        assertThat(last).isEqualTo(new Fixture(7, 3, Part.THIRD_PLACE, new Seat.LoserOf(4), new Seat.LoserOf(5)));
    }

    @ParameterizedTest
    @CsvSource({"3,4,6", "4,4,6", "8,6,14", "16,8,30"})
    void a_double_elimination_has_a_fixture_for_each_defeat(int entrants, int rounds, int fixtures) {
        var bracket = EliminationBracket.doubleElimination(entrants, SecondFinal.NEVER);

        assertThat(bracket.rounds()).isEqualTo(rounds);
        assertThat(bracket.fixtures()).hasSize(fixtures);
        assertThat(EliminationBracket.doubleElimination(entrants, SecondFinal.IF_NEEDED)
                        .rounds())
                .isEqualTo(rounds + 1);
    }

    @Test
    void seats_refer_to_fixtures_of_earlier_rounds() {
        for (var entrants = 3; entrants < 70; entrants++)
            for (var bracket : List.of(
                    EliminationBracket.knockout(entrants, ThirdPlace.PLAYED),
                    EliminationBracket.doubleElimination(entrants, SecondFinal.IF_NEEDED)))
                for (var fixture : bracket.fixtures())
                    for (var seat : List.of(fixture.first(), fixture.second()))
                        assertThat(roundOf(bracket, seat)).isLessThan(fixture.round());
    }

    private static int roundOf(EliminationBracket bracket, Seat seat) {
        return switch (seat) {
            case Seat.Seed seed -> 0;
            case Seat.WinnerOf(var fixture) -> bracket.fixtures().get(fixture).round();
            case Seat.LoserOf(var fixture) -> bracket.fixtures().get(fixture).round();
        };
    }

    @Test
    void too_few_make_no_bracket() {
        assertThatThrownBy(() -> EliminationBracket.knockout(1, ThirdPlace.SHARED))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EliminationBracket.doubleElimination(2, SecondFinal.NEVER))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
