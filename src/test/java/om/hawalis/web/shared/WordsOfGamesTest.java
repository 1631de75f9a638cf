package om.hawalis.web.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import om.hawalis.engine.Breach;
import om.hawalis.engine.Discrepancy;
import om.hawalis.game.Ending;
import om.hawalis.pairing.Objections.Objection;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.ReportState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Keys that are put together at run time, which no reading of a page would find missing. */
class WordsOfGamesTest {
    @ParameterizedTest
    @EnumSource
    void every_state_ending_and_breach_has_words(Language language) {
        var words = Words.in(language);

        assertThat(keys("desk.state.", DeskLine.Waiting.values())).allMatch(words::has);
        assertThat(keys("verify.state.", ReportState.values())).allMatch(words::has);
        assertThat(keys("game.sheet.kind.", Discrepancy.Kind.values())).allMatch(words::has);
        assertThat(keys("js.verdict.", Ending.values())).allMatch(words::has);
        assertThat(keys("refusal.move.", Breach.values())).allMatch(words::has);
        assertThat(keys("refusal.draft.", Objection.NOT_THERE, Objection.HAVE_MET, Objection.FORBIDDEN))
                .allMatch(words::has);
    }

    @ParameterizedTest
    @EnumSource
    void every_declared_ending_is_offered_in_words_and_read_back(Language language) {
        var endings = new Endings();

        assertThat(Stream.concat(endings.getDeclared().stream(), endings.getDecided().stream()))
                .hasSize(14)
                .allMatch(code -> Words.in(language).has("ending.choice." + code))
                .allMatch(code -> code.startsWith(Endings.read(code).ending().name()));
    }

    @Test
    void a_choice_nobody_offered_is_refused() {
        assertThat(Stream.of("", "RESIGNATION.DRAW", "SLEEP.DRAW"))
                .allSatisfy(code ->
                        assertThatThrownBy(() -> Endings.read(code)).hasMessageContaining("report.unknown-ending"));
    }

    private static List<String> keys(String prefix, Enum<?>... values) {
        return Arrays.stream(values).map(value -> prefix + value.name()).toList();
    }
}
