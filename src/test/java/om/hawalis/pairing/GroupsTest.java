package om.hawalis.pairing;

import static om.hawalis.pairing.Play.BETTER_SEED_WINS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Round;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupsTest {
    @Test
    void the_snake_turns_at_each_end() {
        var groups = Groups.snake(Play.field(10), 3, RoundRobin.SINGLE);

        assertThat(groups.groups()).containsExactly(List.of(1, 6, 7), List.of(2, 5, 8), List.of(3, 4, 9, 10));
    }

    @Test
    void groups_play_at_the_same_time_until_the_largest_is_through() {
        var groups = Groups.snake(Play.field(9), 2, RoundRobin.SINGLE);
        var contest = playThrough(groups, Play.field(9));

        assertThat(groups.rounds()).isEqualTo(5);
        assertThat(contest.rounds()).hasSize(5);
        for (var group = 0; group < 2; group++) {
            var members = groups.groups().get(group);
            var own = groups.contestOf(group, contest);
            assertThat(own.entrants()).hasSameSizeAs(members);
            assertThat(boards(own.rounds())).hasSize(members.size() * (members.size() - 1) / 2);
        }
        assertThat(groups.pair(contest)).isEqualTo(new Impossible(new Cause.AllRoundsPaired(5)));
    }

    @Test
    void a_group_of_one_or_somebody_in_two_groups_is_refused() {
        assertThatThrownBy(() -> Groups.snake(Play.field(5), 3, RoundRobin.SINGLE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Groups(List.of(List.of(1, 2), List.of(2, 3)), RoundRobin.SINGLE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void winners_meet_other_groups_seconds_first() {
        var two = new Qualification(List.of(List.of(11, 12, 13), List.of(21, 22, 23)), 2);
        var four = new Qualification(List.of(List.of(11, 12), List.of(21, 22), List.of(31, 32), List.of(41, 42)), 2);

        assertThat(two.seeds()).containsExactly(11, 21, 12, 22);
        assertThat(four.seeds()).startsWith(11, 21, 31, 41);
        assertThat(firstRound(four.seeds())).noneMatch(pair -> pair.get(0) / 10 == pair.get(1) / 10);
        assertThat(halves(four.seeds())).allMatch(half -> groupsIn(half).size() == half.size());
    }

    @ParameterizedTest
    @CsvSource({"2,1", "2,2", "2,4", "3,2", "4,2", "4,4", "5,3", "6,2", "8,2", "8,4"})
    void each_rank_stands_above_the_next_and_members_of_a_group_are_kept_apart(int count, int qualify) {
        var ranked = IntStream.rangeClosed(1, count)
                .mapToObj(group -> IntStream.rangeClosed(1, qualify + 1)
                        .mapToObj(rank -> 10 * group + rank)
                        .toList())
                .toList();

        var seeds = new Qualification(ranked, qualify).seeds();

        assertThat(seeds).doesNotHaveDuplicates().hasSize(count * qualify);
        assertThat(seeds.stream().map(seed -> seed % 10)).isSorted();
        if (qualify == 2 && Integer.bitCount(count) == 1)
            assertThat(halves(seeds)).allMatch(half -> groupsIn(half).size() == half.size());
    }

    private static Set<Integer> groupsIn(List<Integer> numbers) {
        return new HashSet<>(numbers.stream().map(number -> number / 10).toList());
    }

    private static List<List<Integer>> firstRound(List<Integer> seeds) {
        var order = EliminationBracket.seedOrder(seeds.size());
        return IntStream.range(0, seeds.size() / 2)
                .mapToObj(i -> List.of(seeds.get(order.get(2 * i) - 1), seeds.get(order.get(2 * i + 1) - 1)))
                .toList();
    }

    private static List<List<Integer>> halves(List<Integer> seeds) {
        var order = EliminationBracket.seedOrder(seeds.size()).stream()
                .map(seed -> seeds.get(seed - 1))
                .toList();
        return List.of(order.subList(0, order.size() / 2), order.subList(order.size() / 2, order.size()));
    }

    @ParameterizedTest
    @CsvSource({"2,2", "2,3", "3,2", "4,2", "4,3", "5,2"})
    void in_a_final_group_with_results_carried_over_everybody_meets_everybody_once_in_all(int count, int qualify) {
        var groups = Groups.snake(Play.field(count * 4), count, RoundRobin.SINGLE);
        var played = playThrough(groups, Play.field(count * 4));
        var qualified = new Qualification(groups.groups(), qualify).qualified();
        var system = new FinalGroup(qualified);
        var carried = system.carriedOver(played);
        var members = qualified.stream()
                .flatMap(List::stream)
                .sorted()
                .map(played::entrant)
                .toList();

        var contest = Play.with(Play.field(members), carried.toArray(Round[]::new));
        while (system.pair(contest, carried.size()) instanceof Paired paired)
            contest = Play.round(contest, paired, BETTER_SEED_WINS);

        assertThat(contest.rounds()).hasSize(carried.size() + system.rounds());
        var size = count * qualify;
        assertThat(boards(contest.rounds())).doesNotHaveDuplicates().hasSize(size * (size - 1) / 2);
        assertThat(sides(contest.rounds()
                                .subList(carried.size(), contest.rounds().size()))
                        .values())
                .allMatch(surplus -> Math.abs(surplus) <= count - 1);
    }

    @Test
    void as_many_of_each_group_make_a_final_group() {
        assertThatThrownBy(() -> new FinalGroup(List.of(List.of(1, 2), List.of(3))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Qualification(List.of(List.of(1)), 2))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Contest playThrough(Groups groups, Contest field) {
        var contest = field;
        while (groups.pair(contest) instanceof Paired paired) contest = Play.round(contest, paired, BETTER_SEED_WINS);
        return contest;
    }

    private static List<Set<Integer>> boards(List<Round> rounds) {
        var met = new ArrayList<Set<Integer>>();
        for (var round : rounds) for (var board : round.boards()) met.add(Set.of(board.south(), board.north()));
        return met;
    }

    private static HashMap<Integer, Integer> sides(List<Round> rounds) {
        var surplus = new HashMap<Integer, Integer>();
        for (var round : rounds)
            for (var board : round.boards()) {
                surplus.merge(board.south(), 1, Integer::sum);
                surplus.merge(board.north(), -1, Integer::sum);
            }
        return surplus;
    }
}
