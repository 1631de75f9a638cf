package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** No text whatever makes the readers fail: they answer, and what they could replay they write so that it reads again. */
class NotationFuzzTest {

    @FuzzTest(maxDuration = "60s")
    void any_text_is_answered(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.UTF_8);

        for (var recorded : Notation.read(text)) writesWhatReadsAgain(recorded);
        for (var rules : List.of("oman-de-voogt", "muvalavala@16", "mulabalaba@6"))
            Notation.readUnder(GameFixtures.rules(rules), text).forEach(NotationFuzzTest::writesWhatReadsAgain);
    }

    static void writesWhatReadsAgain(Recorded recorded) {
        if (!(recorded instanceof Recorded.Replayed replayed)) return;
        var written = Notation.write(replayed);
        var again = Notation.read(written);
        assertThat(again).hasSize(1);
        assertThat(((Recorded.Replayed) again.getFirst()).game().moves())
                .isEqualTo(replayed.game().moves());
        assertThat(Notation.write((Recorded.Replayed) again.getFirst())).isEqualTo(written);
    }

    @FuzzTest(maxDuration = "30s")
    void any_text_is_a_position_or_is_refused(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.UTF_8);

        for (var rules : RuleSets.all())
            if (Position.parse(text, rules) instanceof PositionText.Readable(var position))
                assertThat(Position.parse(position.text(), rules)).isEqualTo(new PositionText.Readable(position));
    }

    @FuzzTest(maxDuration = "30s")
    void any_name_is_a_rule_set_or_is_not(byte[] bytes) {
        RuleSets.find(new String(bytes, StandardCharsets.UTF_8))
                .ifPresent(rules -> assertThat(RuleSets.find(rules.id())).contains(rules));
    }
}
