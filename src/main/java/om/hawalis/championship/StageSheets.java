package om.hawalis.championship;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import om.hawalis.contest.Board;
import om.hawalis.pairing.EliminationProgress;
import om.hawalis.pairing.Fixture;
import om.hawalis.pairing.FixtureState;
import om.hawalis.pairing.MatchState;
import om.hawalis.pairing.Seat;
import om.hawalis.standings.CrossTable;

/** Shows a stage in play. */
final class StageSheets {
    private StageSheets() {}

    static StageSheet of(StagePlay stage) {
        var bracket = stage.progress().map(progress -> new Drawing(stage, progress).sheet());
        var groups = stage.stage().format().isElimination() ? List.<StageSheet.GroupSheet>of() : groups(stage);
        return new StageSheet(stage.number(), stage.stage(), groups, bracket);
    }

    private static List<StageSheet.GroupSheet> groups(StagePlay stage) {
        var groups = new ArrayList<StageSheet.GroupSheet>();
        for (var part : stage.parts()) {
            var id = stage.championship().id();
            var standings = stage.standings(part);
            var cross = stage.stage().format() instanceof Format.Swiss
                    ? Optional.<CrossTableSheet>empty()
                    : Optional.of(new CrossTableSheet(id, CrossTable.of(part, standings), stage.field()));
            groups.add(new StageSheet.GroupSheet(
                    groups.size() + 1, new StandingsSheet(id, part, standings, stage.field()), cross));
        }
        return groups;
    }

    /** A bracket as it is filled so far. */
    private record Drawing(StagePlay stage, EliminationProgress progress) {
        BracketSheet sheet() {
            return new BracketSheet(
                    progress.bracket().fixtures().stream().map(this::match).toList());
        }

        private BracketSheet.Match match(Fixture fixture) {
            var state = progress.states().get(fixture.id());
            var first = occupant(fixture.first());
            var second = occupant(fixture.second());
            var board = board(fixture, first, second);
            var byLot = state instanceof FixtureState.Decided decided && decided.by() == MatchState.By.LOT;
            return new BracketSheet.Match(
                    fixture.id(),
                    fixture.round(),
                    fixture.part(),
                    place(fixture.first(), first, state, board),
                    place(fixture.second(), second, state, board),
                    byLot);
        }

        private Optional<Board> board(Fixture fixture, int first, int second) {
            var rounds = stage.contest().rounds();
            if (fixture.round() > rounds.size()) return Optional.empty();
            return rounds.get(fixture.round() - 1).boards().stream()
                    .filter(board -> Set.of(board.south(), board.north()).equals(twoOf(first, second)))
                    .findFirst();
        }

        private static Set<Integer> twoOf(int first, int second) {
            return first == second ? Set.of(first) : Set.of(first, second);
        }

        private BracketSheet.Place place(Seat origin, int number, FixtureState state, Optional<Board> board) {
            var entrant =
                    number > FixtureState.NOBODY ? Optional.of(stage.entrant(number)) : Optional.<EntrantSheet>empty();
            var points = number > FixtureState.NOBODY
                    ? board.map(games -> halfPoints(games, number))
                    : Optional.<Integer>empty();
            return new BracketSheet.Place(entrant, origin, points, outcome(number, state));
        }

        /** Among two, a win is worth two halves whatever the championship gives for it. */
        private static int halfPoints(Board board, int number) {
            return board.games().stream()
                    .filter(game -> !game.result().pending())
                    .mapToInt(game -> switch (game.shareOf(number)) {
                        case WIN -> 2;
                        case DRAW -> 1;
                        case LOSS -> 0;
                    })
                    .sum();
        }

        private BracketSheet.Outcome outcome(int number, FixtureState state) {
            if (number == FixtureState.NOBODY) return BracketSheet.Outcome.NOBODY;
            var winner = state.winner();
            if (winner == FixtureState.UNKNOWN || number == FixtureState.UNKNOWN) return BracketSheet.Outcome.OPEN;
            return winner == number ? BracketSheet.Outcome.WON : BracketSheet.Outcome.LOST;
        }

        private int occupant(Seat seat) {
            return switch (seat) {
                case Seat.Seed(var place) -> place > stage.field().size() ? FixtureState.NOBODY : place;
                case Seat.WinnerOf(var fixture) ->
                    progress.states().get(fixture).winner();
                case Seat.LoserOf(var fixture) -> progress.states().get(fixture).loser();
            };
        }
    }
}
