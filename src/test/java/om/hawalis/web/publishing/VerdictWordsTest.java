package om.hawalis.web.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import om.hawalis.engine.Result;
import om.hawalis.game.Ending;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.Language;
import om.hawalis.web.shared.Words;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class VerdictWordsTest {
    private static final String SOUTH = "Salim";
    private static final String NORTH = "عائشة";

    @TestFactory
    Stream<DynamicTest> every_end_a_game_can_come_to_is_said_in_both_languages() {
        return Arrays.stream(Language.values())
                .flatMap(language -> Arrays.stream(Ending.values())
                        .flatMap(ending -> Arrays.stream(Result.values())
                                .filter(ending::allows)
                                .map(result -> said(language, ending, result))));
    }

    private static DynamicTest said(Language language, Ending ending, Result result) {
        return DynamicTest.dynamicTest(
                language + " " + ending + " " + result,
                () -> assertThat(VerdictWords.of(standing(ending, result), SOUTH, NORTH, Words.in(language)))
                        .isNotBlank()
                        .doesNotContain("{"));
    }

    @Test
    void the_winner_and_the_loser_are_named_as_such() {
        var words = Words.in(Language.ENGLISH);

        assertThat(VerdictWords.of(standing(Ending.CAPTURED_ALL, Result.NORTH_WINS), SOUTH, NORTH, words))
                .isEqualTo("\u2068عائشة\u2069 captured the last of \u2068Salim\u2069’s stones and wins.");
        assertThat(VerdictWords.of(standing(Ending.RESIGNATION, Result.SOUTH_WINS), SOUTH, NORTH, words))
                .isEqualTo("\u2068عائشة\u2069 resigned: \u2068Salim\u2069 wins.");
    }

    @Test
    void a_game_that_goes_on_has_no_verdict() {
        var open = new GameStanding("live", "state.live", "*", "", "");

        assertThat(VerdictWords.of(open, SOUTH, NORTH, Words.in(Language.ENGLISH)))
                .isEmpty();
    }

    private static GameStanding standing(Ending ending, Result result) {
        return new GameStanding("", "", result.text(), "DECLARED", ending.name());
    }
}
