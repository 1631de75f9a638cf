package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Scoring;

/** Writes what each result is worth: record 162, and XXS for what 162 cannot tell apart. */
final class ScoringColumns {
    private ScoringColumns() {}

    static List<String> records(Scoring scoring) {
        var records = new ArrayList<String>();
        if (!same(scoring, Scoring.STANDARD)) records.add(record162(scoring));
        if (!told(scoring)) records.add(recordXxs(scoring));
        return records;
    }

    private static boolean same(Scoring one, Scoring other) {
        return one.withBoards(other.boards()).equals(other);
    }

    private static String record162(Scoring scoring) {
        return "162  "
                + String.join(
                        "    ",
                        cell('W', scoring.win()),
                        cell('D', scoring.draw()),
                        cell('L', scoring.loss()),
                        cell('A', scoring.zeroBye()),
                        cell('P', scoring.pairingBye()));
    }

    private static String cell(char code, int halfPoints) {
        return "%c%4s".formatted(code, Points.text(halfPoints));
    }

    /** Whether 162 tells all: forfeits and byes follow from wins, draws and absence. */
    private static boolean told(Scoring scoring) {
        return scoring.forfeitWin() == scoring.win()
                && scoring.fullBye() == scoring.win()
                && scoring.halfBye() == scoring.draw()
                && scoring.forfeitLoss() == scoring.zeroBye();
    }

    private static String recordXxs(Scoring scoring) {
        return "XXS FW=%s FL=%s FPB=%s HPB=%s ZPB=%s"
                .formatted(
                        Points.text(scoring.forfeitWin()),
                        Points.text(scoring.forfeitLoss()),
                        Points.text(scoring.fullBye()),
                        Points.text(scoring.halfBye()),
                        Points.text(scoring.zeroBye()));
    }
}
