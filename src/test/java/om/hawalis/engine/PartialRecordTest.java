package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.file;
import static om.hawalis.engine.GameFixtures.proven;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartialRecordTest {
    private final Game game1 = proven(file("game1.txt"));

    private static PartialRecord.Restoration restore(String moves, Position after) {
        return PartialRecord.read(Game.start(OMAN), moves, after).orElseThrow().restore(100, () -> true);
    }

    private static Game first(Game game, int plies) {
        var at = game;
        while (at.length() > plies) at = at.undo();
        return at;
    }

    /** The first plies of the game as text, some of them unreadable. */
    private static String text(Game game, int... unreadable) {
        var marks = game.moves().stream().map(OMAN.layout()::mark).collect(Collectors.toCollection(ArrayList::new));
        for (var ply : unreadable) marks.set(ply - 1, PartialRecord.UNREADABLE);
        return String.join(" ", marks);
    }

    @Test
    void one_unreadable_ply_is_restored_from_the_final_position() {
        for (var ply = 1; ply <= 110; ply += 9) {
            var restored = restore(text(game1, ply), game1.position());

            assertThat(restored)
                    .isInstanceOfSatisfying(
                            PartialRecord.Restoration.Restored.class,
                            found -> assertThat(found.game().moves()).isEqualTo(game1.moves()));
        }
    }

    @Test
    void three_unreadable_plies_in_a_row_are_restored_when_unique() {
        var opening = first(game1, 12);

        var restored = restore(text(opening, 5, 6, 7), opening.position());

        assertThat(restored)
                .isInstanceOfSatisfying(
                        PartialRecord.Restoration.Restored.class,
                        found -> assertThat(found.game().moves()).isEqualTo(opening.moves()));
    }

    @Test
    void several_continuations_that_fit_are_all_listed() {
        var start = GameFixtures.position("0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,1,0,0,0,0 S");
        var played = GameFixtures.play(Game.start(OMAN, start), "a", "A", "c");
        var partial = PartialRecord.read(Game.start(OMAN, start), "_ A _", played.position())
                .orElseThrow();

        var all = partial.restore(10, () -> true);
        var one = partial.restore(1, () -> true);

        assertThat(all).isInstanceOfSatisfying(PartialRecord.Restoration.Several.class, several -> {
            assertThat(several.all()).isTrue();
            assertThat(several.games())
                    .hasSize(2)
                    .allMatch(game -> game.position().equals(played.position()));
        });
        assertThat(one).isInstanceOfSatisfying(PartialRecord.Restoration.Several.class, several -> {
            assertThat(several.all()).isFalse();
            assertThat(several.games()).hasSize(1);
        });
    }

    @Test
    void where_nothing_fits_it_says_so() {
        assertThat(restore("_ L", Position.start(OMAN))).isEqualTo(new PartialRecord.Restoration.Unfit());
        assertThat(restore("i _ d", game1.position())).isEqualTo(new PartialRecord.Restoration.Unfit());
    }

    @Test
    void a_capture_mark_that_can_be_read_narrows_the_choice() {
        var two = first(game1, 2);
        var free = restore("_ L", two.position());
        var marked = restore("_(+4) L(+6)", two.position());
        var wrong = restore("_(+3) L", two.position());

        assertThat(free).isNotInstanceOf(PartialRecord.Restoration.Unfit.class);
        assertThat(marked).isInstanceOf(PartialRecord.Restoration.Restored.class);
        assertThat(wrong).isEqualTo(new PartialRecord.Restoration.Unfit());
    }

    @Test
    void a_search_that_may_not_go_on_stops() {
        var partial = PartialRecord.read(
                        Game.start(OMAN), "_ _ _ _ _ _ _ _", first(game1, 8).position())
                .orElseThrow();

        assertThat(partial.restore(1, () -> false)).isEqualTo(new PartialRecord.Restoration.Stopped());
    }

    @ParameterizedTest
    @ValueSource(strings = {"i resigns", "(+4) i", "i (+4) (+4)", "z", "1-0", "[South \"A\"]"})
    void a_text_that_is_not_a_list_of_plies_is_no_partial_record(String text) {
        assertThat(PartialRecord.read(Game.start(OMAN), text, Position.start(OMAN)))
                .isEmpty();
    }
}
