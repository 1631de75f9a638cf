package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StandingsPropertiesTest {
    private static final int CONTESTS = 150;
    private static final List<TieBreak> ALL =
            Arrays.stream(Criterion.values()).map(TieBreak::of).toList();

    @ParameterizedTest
    @EnumSource(EventForm.class)
    void each_value_is_what_its_working_adds_up_to(EventForm form) {
        for (var seed = 0; seed < CONTESTS; seed++) {
            var contest = RandomField.of(seed, 2 + seed % 13, seed % 8);

            var standings = Standings.of(contest, form, ALL, new Lot.SharedPlaces());

            for (var row : standings.rows())
                for (var worked : row.values()) if (worked instanceof Worked.Value value) assertAddsUp(value);
        }
    }

    private static void assertAddsUp(Worked.Value value) {
        var shown = value.tieBreak() + " " + value.working();
        switch (value.working()) {
            case Working.Contributions(var contributions) -> {
                var sum = Sums.counted(contributions);
                var counted =
                        contributions.stream().filter(Contribution::counts).count();
                var mean = counted == 0 ? sum : sum.dividedBy(counted);
                assertThat(value.value()).as(shown).isIn(sum, mean, Fraction.of(mean.rounded()));
            }
            case Working.OwnRecord(var amounts) -> {
                var sum = Sums.amounts(amounts);
                var mean = amounts.isEmpty() ? sum : sum.dividedBy(amounts.size());
                assertThat(value.value()).as(shown).isIn(sum, mean);
            }
            case Working.Koya(var limit, var contributions) ->
                assertThat(value.value()).as(shown).isEqualTo(Sums.counted(contributions));
            case Working.Performance(var mean, var score, var games, var hundredths, var difference) ->
                assertThat(value.value().rounded())
                        .as(shown)
                        .isEqualTo(mean.plus(Fraction.of(difference)).rounded());
            case Working.PerfectPerformance(var score, var ratings, var expected) ->
                assertThat(score.times(Fraction.of(100)).compareTo(Fraction.of(expected)))
                        .as(shown)
                        .isLessThanOrEqualTo(0);
            case Working.DirectEncounter(var tables) ->
                assertThat(value.value()
                                .compareTo(Fraction.of(tables.getFirst().tied().size())))
                        .as(shown)
                        .isNegative();
            case Working.Given() -> assertThat(value.value().denominator()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(EventForm.class)
    void a_lot_leaves_nobody_tied_and_ranks_never_go_against_points(EventForm form) {
        for (var seed = 0; seed < CONTESTS; seed++) {
            var contest = RandomField.of(seed, 2 + seed % 13, seed % 8);

            var rows = Standings.of(contest, form, ALL.subList(0, 5), new Lot.Drawn(seed))
                    .rows();

            assertThat(new HashSet<>(rows.stream().map(Row::rank).toList())).hasSize(rows.size());
            assertThat(rows).extracting(Row::points).isSortedAccordingTo(Comparator.reverseOrder());
        }
    }

    @ParameterizedTest
    @EnumSource(EventForm.class)
    void more_criteria_only_split_places_that_were_shared(EventForm form) {
        for (var seed = 0; seed < CONTESTS; seed++) {
            var contest = RandomField.of(seed, 2 + seed % 13, seed % 8);
            var few = Standings.of(contest, form, List.of(TieBreak.of(Criterion.WON)), new Lot.SharedPlaces());
            var order = List.of(TieBreak.of(Criterion.WON), TieBreak.of(Criterion.SB), TieBreak.of(Criterion.DE));

            var more = Standings.of(contest, form, order, new Lot.SharedPlaces());

            for (var row : more.rows())
                assertThat(row.rank())
                        .isGreaterThanOrEqualTo(few.row(row.entrant().number()).rank());
        }
    }
}
