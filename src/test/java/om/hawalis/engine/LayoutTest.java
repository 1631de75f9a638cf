package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LayoutTest {
    private final Layout oman = new Layout(7, Direction.COUNTER_CLOCKWISE);
    private final Layout clockwise = new Layout(8, Direction.CLOCKWISE);
    private final Layout wide = new Layout(14, Direction.CLOCKWISE);

    @Test
    void the_board_of_oman_is_lettered_as_drawn() {
        assertThat(drawn(oman)).isEqualTo("""
            G F E D C B A
            H I J K L M N
            n m l k j i h
            a b c d e f g\
            """);
    }

    @Test
    void a_clockwise_board_is_its_mirror_image() {
        assertThat(drawn(clockwise)).isEqualTo("""
            A B C D E F G H
            P O N M L K J I
            i j k l m n o p
            h g f e d c b a\
            """);
    }

    private static String drawn(Layout layout) {
        return String.join(
                "\n",
                row(layout, Side.NORTH, false),
                row(layout, Side.NORTH, true),
                row(layout, Side.SOUTH, true),
                row(layout, Side.SOUTH, false));
    }

    private static String row(Layout layout, Side side, boolean inner) {
        return (inner ? layout.innerRow(side) : layout.outerRow(side))
                .stream().map(index -> layout.mark(new Hole(side, index))).collect(Collectors.joining(" "));
    }

    @Test
    void inner_holes_face_each_other_in_one_column() {
        for (var column = 0; column < 7; column++) {
            var south = oman.innerRow(Side.SOUTH).get(column);
            assertThat(oman.facing(south)).isEqualTo(oman.innerRow(Side.NORTH).get(column));
            assertThat(oman.behind(south)).isEqualTo(oman.outerRow(Side.NORTH).get(column));
        }
        assertThat(oman.facing(7)).isEqualTo(13);
    }

    @Test
    void problem_numbers_run_along_the_inner_row_then_the_outer() {
        assertThat(IntStream.range(0, 14).map(oman::problemNumber))
                .containsExactly(8, 9, 10, 11, 12, 13, 14, 1, 2, 3, 4, 5, 6, 7);
        assertThat(oman.read("1", Side.NORTH)).contains(Hole.north(7));
        assertThat(oman.read("14", Side.SOUTH)).contains(Hole.south(6));
        assertThat(oman.read("15", Side.SOUTH)).isEmpty();
        assertThat(oman.read("0", Side.SOUTH)).isEmpty();
        assertThat(oman.read("01", Side.SOUTH)).isEmpty();
    }

    @Test
    void letters_tell_the_side_whoever_moves() {
        assertThat(oman.read("n", Side.NORTH)).contains(Hole.south(13));
        assertThat(oman.read("N", Side.SOUTH)).contains(Hole.north(13));
        assertThat(oman.read("o", Side.SOUTH)).isEmpty();
        assertThat(oman.read("", Side.SOUTH)).isEmpty();
        assertThat(oman.read("é", Side.SOUTH)).isEmpty();
    }

    @Test
    void ring_marks_are_small_letters_for_both() {
        assertThat(oman.ringMark(Hole.north(8))).isEqualTo("i");
        assertThat(oman.readRingMark("i", Side.NORTH)).contains(Hole.north(8));
        assertThat(oman.readRingMark("I", Side.NORTH)).isEmpty();
        assertThat(oman.readRingMark("ii", Side.NORTH)).isEmpty();
        assertThat(oman.readRingMark("", Side.NORTH)).isEmpty();
    }

    @Test
    void above_thirteen_columns_holes_are_numbers() {
        assertThat(wide.mark(Hole.north(0))).isEqualTo("15");
        assertThat(wide.mark(Hole.south(14))).isEqualTo("1");
        assertThat(wide.ringMark(Hole.south(27))).isEqualTo("14");
        assertThat(wide.readRingMark("28", Side.SOUTH)).contains(Hole.south(13));
        assertThat(wide.read("a", Side.SOUTH)).isEmpty();
        assertThat(new Layout(13, Direction.CLOCKWISE).mark(Hole.south(25))).isEqualTo("z");
    }
}
