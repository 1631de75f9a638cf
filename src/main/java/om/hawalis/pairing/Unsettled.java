package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.pairing.Cause.OpenBoard;

/**
 * Which matches of the rounds paired so far keep a bracket from going on, as causes: what is missing before what is
 * open.
 */
final class Unsettled {
    private final Contest contest;
    private final List<Cause> missing = new ArrayList<>();
    private final List<OpenBoard> open = new ArrayList<>();
    private final List<OpenBoard> level = new ArrayList<>();

    Unsettled(Contest contest) {
        this.contest = contest;
    }

    List<Cause> in(EliminationProgress progress, int beforeRound) {
        for (var fixture : progress.bracket().fixtures())
            if (fixture.round() < beforeRound)
                switch (progress.states().get(fixture.id())) {
                    case FixtureState.NotPaired(var first, var second) ->
                        missing.add(new Cause.NotAsDrawn(fixture.round(), first, second));
                    case FixtureState.Running(var board, var first, var second, var match) ->
                        running(board(fixture.round(), board), match);
                    case FixtureState.Waiting waiting -> {}
                    case FixtureState.Ready ready -> {}
                    case FixtureState.Decided decided -> {}
                    case FixtureState.Walkover walkover -> {}
                    case FixtureState.Empty empty -> {}
                    case FixtureState.NotNeeded needless -> {}
                }
        if (!open.isEmpty()) missing.add(new Cause.OpenBoards(open));
        if (!level.isEmpty()) missing.add(new Cause.LevelMatches(level));
        return missing;
    }

    private void running(OpenBoard board, MatchState match) {
        switch (match) {
            case MatchState.Open result -> open.add(board);
            case MatchState.NextGame game -> level.add(board);
            case MatchState.Won won -> throw new IllegalStateException("a won match runs: " + board);
            case MatchState.BothOut out -> throw new IllegalStateException("an ended match runs: " + board);
        }
    }

    private OpenBoard board(int round, int place) {
        var board = contest.rounds().get(round - 1).boards().get(place - 1);
        return new OpenBoard(round, place, board.south(), board.north());
    }
}
