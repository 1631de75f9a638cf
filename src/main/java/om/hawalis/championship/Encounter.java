package om.hawalis.championship;

import om.hawalis.contest.Scoring;

/** What two who are paired play. */
public enum Encounter {
    ONE_GAME(1, Scoring.BoardScoring.MATCH),
    /** Two games, sides swapped; the points of both are added. */
    TWO_GAMES(2, Scoring.BoardScoring.EACH_GAME),
    /** Two games, sides swapped; whoever takes more from them wins the board. */
    TWO_GAME_MATCH(2, Scoring.BoardScoring.MATCH);

    private final int games;
    private final Scoring.BoardScoring scoring;

    Encounter(int games, Scoring.BoardScoring scoring) {
        this.games = games;
        this.scoring = scoring;
    }

    public int games() {
        return games;
    }

    Scoring.BoardScoring scoring() {
        return scoring;
    }
}
