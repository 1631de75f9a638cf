package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import om.hawalis.pairing.Phrase;
import org.junit.jupiter.api.Test;

class ExplanationsTest {
    @Test
    void what_was_kept_says_the_same_again() {
        var kept = "3,8|(TRANSPOSED w3 w8 w5 (HAVE_MET))\n4|(MOVED_DOWN_ODD_GROUP w4 p3)|(PASSED_OVER w6 (SIDES))\n"
                + "|(INITIAL_SIDE_SOUTH c-77)";

        var read = Explanations.read(kept);

        assertThat(read.stream().flatMap(said -> said.phrases().stream()).map(Phrase::english))
                .containsExactly(
                        "3 v 8: the next in order; 5 came first: they have met",
                        "4 moves down from 1½ points: the group is odd",
                        "6 was passed over: more would be denied their side",
                        "by lot (seed -77) the first seat sits South");
    }

    @Test
    void what_was_said_of_two_holds_only_while_they_sit_together() {
        var said = Explanations.read("3,8|(AS_THEY_STAND w3 w8 w0 (NOTHING))\n4|(MOVED_DOWN_ODD_GROUP w4 p3)");

        assertThat(said.getFirst().holdsFor(8, 3)).isTrue();
        assertThat(said.getFirst().holdsFor(3, 9)).isFalse();
        assertThat(said.getLast().holdsFor(4, 9)).isTrue();
    }
}
