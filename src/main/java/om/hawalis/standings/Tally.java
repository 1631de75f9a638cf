package om.hawalis.standings;

import java.util.List;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Game;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Share;
import org.jspecify.annotations.Nullable;

/**
 * A contest laid out by entrant and round for the tie-breaks to read. Entrants go by their place in
 * {@link Contest#entrants()}, rounds count from 0, points are half points.
 */
final class Tally {
    final Contest contest;
    final EventForm form;
    final int entrants;
    final int rounds;
    private final Outcome[][] outcomes;
    private final @Nullable Board[][] boards;
    private final int[] scores;
    private final int[][] opponents;
    private @Nullable AdjustedScores adjusted;

    Tally(Contest contest, EventForm form) {
        this.contest = contest;
        this.form = form;
        this.entrants = contest.entrants().size();
        this.rounds = contest.rounds().size();
        this.outcomes = new Outcome[entrants][];
        this.boards = new Board[entrants][rounds];
        this.scores = new int[entrants];
        this.opponents = new int[entrants][rounds];
        for (var entrant = 0; entrant < entrants; entrant++) {
            outcomes[entrant] = contest.outcomes(number(entrant)).toArray(Outcome[]::new);
            scores[entrant] = contest.score(number(entrant));
            for (var round = 0; round < rounds; round++) opponents[entrant][round] = place(outcomes[entrant][round]);
        }
        for (var round = 0; round < rounds; round++)
            for (var board : contest.rounds().get(round).boards()) {
                boards[contest.indexOf(board.south())][round] = board;
                boards[contest.indexOf(board.north())][round] = board;
            }
    }

    Scoring scoring() {
        return contest.scoring();
    }

    int number(int entrant) {
        return contest.entrants().get(entrant).number();
    }

    Outcome outcome(int entrant, int round) {
        return outcomes[entrant][round];
    }

    /** Half points, adjustments included. */
    int score(int entrant) {
        return scores[entrant];
    }

    /** The place of the opponent the entrant was paired with, or −1. */
    int opponent(int entrant, int round) {
        return opponents[entrant][round];
    }

    private int place(Outcome outcome) {
        var number = scheduled(outcome);
        return number == 0 ? -1 : contest.indexOf(number);
    }

    private static int scheduled(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.opponent();
            case Outcome.Forfeited forfeited -> forfeited.opponent();
            case Outcome.Pending pending -> pending.opponent();
            case Outcome.Rested rested -> 0;
            case Outcome.Absent absent -> 0;
        };
    }

    /** The games of the round's board; none where the entrant was not paired. */
    List<Game> games(int entrant, int round) {
        var board = boards[entrant][round];
        return board == null ? List.of() : board.games();
    }

    boolean played(int entrant, int round) {
        return outcomes[entrant][round] instanceof Outcome.Played;
    }

    boolean pending(int entrant, int round) {
        return outcomes[entrant][round] instanceof Outcome.Pending;
    }

    /** Whether a tie-break takes the round as a game against the opponent it was paired with. */
    boolean countsAsGame(int entrant, int round, Forfeits forfeits) {
        return switch (outcomes[entrant][round]) {
            case Outcome.Played played -> true;
            case Outcome.Forfeited forfeited -> form == EventForm.ROUND_ROBIN || forfeits == Forfeits.AS_GAMES;
            case Outcome.Rested rested -> false;
            case Outcome.Absent absent -> false;
            case Outcome.Pending pending -> false;
        };
    }

    /** A bye the entrant asked for, a withdrawal or a late entry included (C.07, 16.1.1). */
    boolean requestedBye(int entrant, int round) {
        return switch (outcomes[entrant][round]) {
            case Outcome.Rested rested -> rested.kind().voluntary();
            case Outcome.Absent absent -> true;
            case Outcome.Played played -> false;
            case Outcome.Forfeited forfeited -> false;
            case Outcome.Pending pending -> false;
        };
    }

    /** Voluntarily unplayed: a requested bye, or a forfeit lost (C.07, 16.1.2). */
    boolean voluntarilyUnplayed(int entrant, int round) {
        return requestedBye(entrant, round)
                || outcomes[entrant][round] instanceof Outcome.Forfeited forfeited && forfeited.share() == Share.LOSS;
    }

    /** The adjusted scores, worked out when a tie-break first asks for them. */
    AdjustedScores adjustedScores() {
        var known = adjusted;
        if (known == null) {
            known = AdjustedScores.of(this);
            adjusted = known;
        }
        return known;
    }

    /** Rounds of the whole event: those planned; while none are, those there are. */
    int plannedRounds() {
        var planned = contest.plan().rounds();
        return planned == null ? rounds : planned;
    }
}
