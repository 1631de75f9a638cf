package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Rounds on which independent programs agree; each file is named after what was seen in it. */
class GoldenRoundsTest {

    @TestFactory
    Stream<DynamicTest> next_round_is_paired_as_expected() {
        return Stream.concat(Golden.files("next"), Golden.files("large"))
                .map(file -> dynamicTest(file.getFileName().toString(), () -> asExpected(file)));
    }

    private static void asExpected(Path file) {
        var contest = Golden.contest(file);

        var pairing = Swiss.pair(contest);

        var paired = (Pairing.Paired) pairing;
        assertThat(RoundCheck.seats(paired).stream().map(RoundCheck.Seats::toString))
                .containsExactlyElementsOf(Golden.expected(file));
        PairingInvariants.hold(contest, paired);
    }

    @TestFactory
    Stream<DynamicTest> every_round_of_a_tournament_is_paired_again_as_it_was() {
        return Golden.files("tournaments")
                .map(file -> dynamicTest(file.getFileName().toString(), () -> asItWas(file)));
    }

    private static void asItWas(Path file) {
        var contest = Golden.contest(file);

        assertThat(RoundCheck.differences(contest, SwissOptions.STANDARD)).isEmpty();

        for (var round = 1; round <= contest.rounds().size(); round++) {
            var before = contest.before(round);
            PairingInvariants.hold(before, (Pairing.Paired) Swiss.pair(before));
        }
    }
}
