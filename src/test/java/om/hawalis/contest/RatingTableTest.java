package om.hawalis.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against the tables as the regulations print them (B.02, 8.1.1 and 8.1.2). */
class RatingTableTest {
    private static final String CHANCES = """
        0-3 4-10 11-17 18-25 26-32 33-39 40-46 47-53 54-61 62-68 69-76 77-83 84-91 92-98 99-106 107-113 114-121
        122-129 130-137 138-145 146-153 154-162 163-170 171-179 180-188 189-197 198-206 207-215 216-225 226-235
        236-245 246-256 257-267 268-278 279-290 291-302 303-315 316-328 329-344 345-357 358-374 375-391 392-411
        412-432 433-456 457-484 485-517 518-559 560-619 620-735 736-4000
        """;

    @Test
    void each_row_of_differences_gives_its_chance_to_both_sides() {
        var rows = List.of(CHANCES.strip().split("\\s+"));

        assertThat(rows).hasSize(51);
        for (var row = 0; row < rows.size(); row++) {
            var ends = rows.get(row).split("-");
            for (var end : ends) {
                assertThat(RatingTable.expected(Integer.parseInt(end))).isEqualTo(50 + row);
                assertThat(RatingTable.expected(-Integer.parseInt(end))).isEqualTo(50 - row);
            }
        }
    }

    @Test
    void differences_for_scores_are_mirror_images_and_grow() {
        assertThat(RatingTable.difference(50)).isZero();
        assertThat(List.of(57, 66, 75, 83, 92, 99, 100).stream().map(RatingTable::difference))
                .containsExactly(50, 117, 193, 273, 401, 677, 800);
        assertThat(IntStream.rangeClosed(0, 100)
                        .map(score -> RatingTable.difference(score) + RatingTable.difference(100 - score)))
                .containsOnly(0);
        assertThat(IntStream.rangeClosed(0, 100).map(RatingTable::difference).boxed())
                .isSorted()
                .doesNotHaveDuplicates();
        assertThatThrownBy(() -> RatingTable.difference(101)).isInstanceOf(IllegalArgumentException.class);
    }
}
