package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Right records, damaged at random: what can happen to a text on its way. */
class NotationMutationTest {
    private static final String PIECES = "[]\"\\(){};;+x0123456789.!?*-/abcNnXyz \t\n\r\u00A0\u200F\uFEFF\u0661é🎲";

    private final RandomGames random = new RandomGames(2009);

    @Test
    void damaged_records_are_answered_and_never_fail() {
        var whole = List.of(
                GameFixtures.file("game1.txt"),
                GameFixtures.file("game1-as-published.txt"),
                GameFixtures.file("game2.txt") + "\n" + GameFixtures.file("game1.txt"),
                "[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_SOLUTION);

        for (var trial = 0; trial < 1_000; trial++) {
            var text = damaged(random.any(whole));
            Notation.read(text).forEach(NotationFuzzTest::writesWhatReadsAgain);
        }
    }

    private String damaged(String text) {
        var damaged = new StringBuilder(text);
        for (var times = 1 + random.below(4); times > 0; times--) {
            var at = random.below(damaged.length());
            switch (random.below(4)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, piece());
                case 2 -> damaged.setCharAt(at, piece());
                default -> damaged.delete(at, Math.min(damaged.length(), at + random.below(60)));
            }
            if (damaged.isEmpty()) damaged.append(piece());
        }
        return damaged.toString();
    }

    private char piece() {
        return PIECES.charAt(random.below(PIECES.length()));
    }

    @Test
    void long_repetitive_texts_are_answered_within_a_second_of_processor_time() {
        var threads = ManagementFactory.getThreadMXBean();
        for (var piece : List.of(
                "(", "{", "[", "((+", "[A \"", "i ", "1. ", "\n\n[A \"b\"]", "!", "+1", "(+1)", ";", "\"", "1. i L ")) {
            var text = piece.repeat(20_000);

            var before = threads.getCurrentThreadCpuTime();

            assertThat(Notation.read(text)).doesNotContainNull();

            assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - before))
                    .as(piece)
                    .isLessThan(Duration.ofSeconds(1));
        }
    }
}
