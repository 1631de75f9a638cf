package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.pairing.Berger.Meeting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BergerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4  | 1-4 2-3 / 4-3 1-2 / 2-4 3-1",
                "6  | 1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
                "8  | 1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / 8-7"
                        + " 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1"
            })
    void rounds_are_those_of_the_published_tables(int entrants, String table) {
        var berger = new Berger(entrants, 1);

        var rounds = IntStream.rangeClosed(1, berger.rounds())
                .mapToObj(round -> written(berger.round(round)))
                .toList();

        assertThat(String.join(" / ", rounds)).isEqualTo(table);
    }

    private static String written(List<Meeting> meetings) {
        return String.join(
                " ", meetings.stream().map(m -> m.south() + "-" + m.north()).toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 31, 40})
    void everyone_meets_everyone_once_a_cycle_with_sides_swapped_in_the_second(int entrants) {
        var meetings = new ArrayList<Meeting>();
        var berger = new Berger(entrants, 2);

        for (var round = 1; round <= berger.rounds(); round++) meetings.addAll(berger.round(round));

        var size = entrants + entrants % 2;
        assertThat(meetings).doesNotHaveDuplicates().hasSize(size * (size - 1));
        assertThat(meetings).allMatch(m -> m.south() != m.north());
    }

    @ParameterizedTest
    @CsvSource({"4,1", "5,1", "9,1", "10,1", "16,1", "4,2", "5,2", "9,2", "10,2", "16,2"})
    void nobody_has_a_side_three_times_in_a_row_and_sides_differ_by_one_at_most(int entrants, int cycles) {
        var sides = new HashMap<Integer, String>();
        var berger = new Berger(entrants, cycles);

        for (var round = 1; round <= berger.rounds(); round++)
            for (var meeting : berger.round(round)) {
                if (Math.max(meeting.south(), meeting.north()) > entrants) continue;
                sides.merge(meeting.south(), "S", String::concat);
                sides.merge(meeting.north(), "N", String::concat);
            }

        assertThat(sides).hasSize(entrants);
        assertThat(sides.values()).allSatisfy(row -> {
            assertThat(row).doesNotContain("SSS").doesNotContain("NNN");
            var south = row.chars().filter(side -> side == 'S').count();
            assertThat(Math.abs(2 * south - row.length())).isLessThanOrEqualTo(1);
        });
    }

    @Test
    void an_odd_field_leaves_each_free_once() {
        var berger = new Berger(7, 1);
        var free = new HashSet<Integer>();

        for (var round = 1; round <= berger.rounds(); round++)
            for (var meeting : berger.round(round)) {
                if (meeting.south() == 8) free.add(meeting.north());
                if (meeting.north() == 8) free.add(meeting.south());
            }

        assertThat(free).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7);
    }

    @Test
    void what_is_no_table_is_refused() {
        assertThatThrownBy(() -> new Berger(1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Berger(4, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Berger(4, 1).round(4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Berger(4, 1).round(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
