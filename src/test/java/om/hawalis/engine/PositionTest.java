package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {

    @Test
    void the_start_is_written_in_rows_as_south_sees_them() {
        assertThat(Position.start(OMAN).text()).isEqualTo("2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S");
    }

    @Test
    void a_position_text_reads_and_writes_the_same() {
        assertThat(GameFixtures.position(GameFixtures.PROBLEM_1).text()).isEqualTo(GameFixtures.PROBLEM_1);
    }

    @Test
    void each_row_goes_to_its_holes() {
        var position = GameFixtures.position("1,2,3,4,0,0,0/0,0,0,0,5,6,7/7,6,5,0,0,0,0/0,0,0,4,3,2,1 N");

        assertThat(position.count(Hole.north(6))).isEqualTo(1);
        assertThat(position.count(Hole.north(13))).isEqualTo(7);
        assertThat(position.count(Hole.south(13))).isEqualTo(7);
        assertThat(position.count(Hole.south(6))).isEqualTo(1);
        assertThat(position.toMove()).isEqualTo(Side.NORTH);
        assertThat(position.stones(Side.SOUTH)).isEqualTo(28);
    }

    @Test
    void a_clockwise_board_is_written_mirrored() {
        var rules = GameFixtures.rules("bao-kiarabu-4x8");
        var text = "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0/0,0,0,0,0,0,0,4 S";
        var position = Position.parse(text, rules).orElseThrow();

        assertThat(position.count(Hole.north(0))).isEqualTo(1);
        assertThat(position.count(Hole.north(8))).isEqualTo(2);
        assertThat(position.count(Hole.south(8))).isEqualTo(3);
        assertThat(position.count(Hole.south(0))).isEqualTo(4);
        assertThat(position.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; SHAPE",
                "S; SHAPE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2; SHAPE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; SHAPE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S S; SHAPE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/ S; SHAPE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 s; SIDE",
                "2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 W; SIDE",
                "2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; NUMBER_OF_HOLES",
                "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; NUMBER_OF_HOLES",
                "-1,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; COUNT",
                "2,2,2,2,2,2,/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; COUNT",
                "٢,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; COUNT",
                "99999999999,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; TOO_MANY_STONES",
                "3,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; TOO_MANY_STONES",
                "0,0,0,0,0,0,0/0,0,0,0,0,0,0/2,2,2,2,2,2,2/2,2,2,2,2,2,3 S; TOO_MANY_STONES",
                "0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 S; NO_STONES"
            })
    void nonsense_is_refused_by_its_fault(String text, PositionText.Fault fault) {
        assertThat(Position.parse(text, OMAN))
                .isInstanceOfSatisfying(
                        PositionText.Unreadable.class,
                        unreadable -> assertThat(unreadable.fault()).isEqualTo(fault));
    }

    @Test
    void a_position_made_by_hand_refuses_nonsense_too() {
        var layout = OMAN.layout();
        var two = Collections.nCopies(14, 2);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Position(layout, two, Collections.nCopies(13, 2), Side.SOUTH, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Position(layout, two, Collections.nCopies(14, -1), Side.SOUTH, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Position(layout, two, Collections.nCopies(14, 3), Side.SOUTH, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Position(layout, two, two, Side.SOUTH, 3));
    }
}
