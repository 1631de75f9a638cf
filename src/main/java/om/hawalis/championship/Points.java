package om.hawalis.championship;

import om.hawalis.contest.Scoring;
import om.hawalis.platform.Refusal;

/** What a game is worth, in half-points: not less for a win than for a draw, nor for a draw than for a loss. */
public record Points(int win, int draw, int loss) {
    private static final int MOST = 20;

    /** 1–½–0. */
    public static final Points STANDARD = new Points(2, 1, 0);

    public Points {
        if (loss < 0 || draw < loss || win < draw || win == loss || win > MOST)
            throw Refusal.malformed("championship.points", MOST / 2);
    }

    /** A round robin's free round scores nothing; where scores decide the pairings, a bye is worth a board won or drawn. */
    Scoring scoring(Format format, Encounter encounter) {
        var each = Scoring.of(win, draw, loss).withBoards(encounter.scoring());
        var games = encounter.scoring() == Scoring.BoardScoring.EACH_GAME ? encounter.games() : 1;
        var bye = format instanceof Format.Swiss ? games * win : 0;
        return new Scoring(
                each.win(),
                each.draw(),
                each.loss(),
                each.forfeitWin(),
                each.forfeitLoss(),
                bye,
                games * win,
                games * draw,
                each.zeroBye(),
                each.boards());
    }
}
