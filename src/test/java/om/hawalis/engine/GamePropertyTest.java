package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every game under every rule set. */
class GamePropertyTest {
    private static final int GAMES = 25;

    static Stream<RuleSet> ruleSets() {
        return RuleSets.all().stream();
    }

    private static Stream<Game> games(RuleSet rules) {
        var games = new RandomGames(7 * rules.id().hashCode());
        return Stream.generate(() -> games.game(rules)).limit(GAMES);
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void stones_are_conserved_but_for_captures(RuleSet rules) {
        games(rules).forEach(game -> {
            var before = game.start();
            for (var ply : game.plies()) {
                var enemy = ply.hole().side().opponent();
                assertThat(ply.after().stones(ply.hole().side()))
                        .isEqualTo(before.stones(ply.hole().side()));
                assertThat(ply.after().stones(enemy))
                        .isEqualTo(before.stones(enemy) - ply.sowing().captured());
                assertThat(ply.after().toMove()).isEqualTo(enemy);
                before = ply.after();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void at_most_one_side_is_ever_empty(RuleSet rules) {
        games(rules)
                .flatMap(game -> game.positions().stream())
                .forEach(position -> assertThat(position.stones(Side.SOUTH) + position.stones(Side.NORTH))
                        .isPositive());
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void legal_moves_are_exactly_those_that_can_be_played(RuleSet rules) {
        var turn = Rules.of(rules);
        var table = new Table(rules, 1);
        games(rules).limit(5).flatMap(game -> game.positions().stream()).forEach(position -> {
            table.set(position);
            var playable = holes(rules)
                    .filter(hole -> turn.play(position, hole) instanceof Play.Legal)
                    .toList();
            assertThat(turn.legalMoves(position)).isEqualTo(playable).isEqualTo(table.holes(table.legal()));
        });
    }

    private static Stream<Hole> holes(RuleSet rules) {
        return Stream.of(Side.SOUTH, Side.NORTH)
                .flatMap(side -> IntStream.range(0, rules.layout().holes()).mapToObj(index -> new Hole(side, index)));
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void written_notation_replays_to_the_same_game(RuleSet rules) {
        games(rules).forEach(game -> {
            var text = Notation.write(Map.of("South", "A", "North", "B"), game);

            var read = Notation.read(text);

            assertThat(read).singleElement().isInstanceOfSatisfying(Recorded.Replayed.class, replayed -> {
                assertThat(replayed.discrepancies()).isEmpty();
                assertThat(replayed.game().positions()).isEqualTo(game.positions());
                assertThat(replayed.game().verdict()).isEqualTo(game.verdict());
                assertThat(Notation.write(replayed)).isEqualTo(text);
            });
        });
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_finished_game_has_exactly_one_verdict_and_no_moves_left(RuleSet rules) {
        games(rules).forEach(game -> {
            assertThat(game.verdict()).isPresent();
            assertThat(game.verdict().orElseThrow().kind().shownByMoves()).isTrue();
            assertThat(game.legalMoves()).isEmpty();
            assertThat(game.positions().size()).isEqualTo(game.length() + 1);
            for (var before = game.undo(); before.length() > 0; before = before.undo())
                assertThat(before.verdict()).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_board_that_runs_the_other_way_round_plays_the_mirrored_game(RuleSet rules) {
        var mirrored = mirrored(rules);
        games(rules).limit(5).forEach(game -> {
            var other = Game.start(mirrored);
            for (var hole : game.moves()) other = ((Game.Moved) other.play(hole)).game();

            assertThat(other.verdict()).isEqualTo(game.verdict());
            assertThat(other.position().text())
                    .isEqualTo(mirrored(game.position().text()));
        });
    }

    private static RuleSet mirrored(RuleSet rules) {
        var turned =
                rules.layout().direction() == Direction.CLOCKWISE ? Direction.COUNTER_CLOCKWISE : Direction.CLOCKWISE;
        return new RuleSet(
                rules.id(),
                rules.version(),
                new Layout(rules.layout().columns(), turned),
                rules.start(),
                rules.capture(),
                rules.endless(),
                rules.singles(),
                rules.innerFirstTurn(),
                rules.repetition());
    }

    private static String mirrored(String text) {
        var parts = text.split(" ");
        var rows = Stream.of(parts[0].split("/"))
                .map(row -> String.join(",", List.of(row.split(",")).reversed()))
                .toList();
        return String.join("/", rows) + " " + parts[1];
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_trace_leads_to_the_position_after_the_move(RuleSet rules) {
        var turn = Rules.of(rules);
        games(rules).limit(2).forEach(game -> {
            var before = game.start();
            for (var ply : game.plies()) {
                var trace = turn.trace(before, ply.hole(), 1_000);
                assertThat(trace.sowing()).isEqualTo(ply.sowing());
                if (trace.whole())
                    assertThat(sown(before.ring(ply.hole().side()), trace.laps()))
                            .isEqualTo(ply.after().ring(ply.hole().side()));
                before = ply.after();
            }
        });
    }

    private static List<Integer> sown(List<Integer> ring, List<Lap> laps) {
        var counts = ring.stream().mapToInt(Integer::intValue).toArray();
        for (var lap : laps) {
            assertThat(counts[lap.origin()]).isEqualTo(lap.stones());
            counts[lap.origin()] = 0;
            for (var step = 1; step <= lap.stones(); step++) counts[(lap.origin() + step) % counts.length]++;
        }
        return IntStream.of(counts).boxed().toList();
    }
}
