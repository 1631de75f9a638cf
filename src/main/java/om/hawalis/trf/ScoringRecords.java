package om.hawalis.trf;

import java.util.EnumMap;
import java.util.Map;
import om.hawalis.contest.Scoring;
import om.hawalis.trf.TrfFault.Kind;

/** Reads what each result is worth: 162 of TRF-2026, XXS and BBx of the older dialects. */
final class ScoringRecords {
    private enum Worth {
        WIN,
        DRAW,
        LOSS,
        FORFEIT_WIN,
        FORFEIT_LOSS,
        PAIRING_BYE,
        FULL_BYE,
        HALF_BYE,
        ZERO_BYE
    }

    private final Faults faults;
    private final Map<Worth, Integer> halfPoints = new EnumMap<>(Worth.class);

    ScoringRecords(Faults faults) {
        this.faults = faults;
    }

    /** Record 162: codes from column 6, nine columns apart, each with its points in the four columns behind. */
    void read162(TrfLine line) {
        if (line.length() < 10) faults.add(line, line.length() + 1, Kind.RECORD_TOO_SHORT, "162");
        for (var column = 6; column + 1 <= line.length(); column += 9)
            if (!line.trimmed(column, column + 4).isEmpty()) set162(line, column);
    }

    private void set162(TrfLine line, int column) {
        var points = faults.points(line, column + 1, line.columns(column + 1, column + 4));
        if (points.isEmpty()) return;
        var value = points.getAsInt();
        switch (line.at(column)) {
            case 'W' -> set(value, Worth.WIN, Worth.FORFEIT_WIN, Worth.FULL_BYE);
            case 'D' -> set(value, Worth.DRAW, Worth.HALF_BYE);
            case 'L' -> set(value, Worth.LOSS);
            case 'A', 'Z' -> set(value, Worth.ZERO_BYE, Worth.FORFEIT_LOSS);
            case 'P' -> set(value, Worth.PAIRING_BYE);
            case 'X' -> {}
            default -> faults.add(line, column, Kind.CODE_UNKNOWN, line.at(column));
        }
    }

    /** Record XXS: {@code code=points}, separated by blanks. */
    void readXxs(TrfLine line) {
        for (var word : Words.of(line, 4)) {
            var parts = word.text().split("=", 2);
            if (parts.length < 2) faults.add(line, word.column(), Kind.CODE_UNKNOWN, word.text());
            else setXxs(line, word, parts[0], parts[1]);
        }
    }

    private void setXxs(TrfLine line, Words word, String code, String points) {
        var read = faults.points(line, word.column() + code.length() + 1, points);
        if (read.isEmpty()) return;
        var value = read.getAsInt();
        switch (code) {
            case "W" -> set(value, Worth.WIN, Worth.FORFEIT_WIN, Worth.FULL_BYE);
            case "D" -> set(value, Worth.DRAW, Worth.HALF_BYE);
            case "L" -> set(value, Worth.LOSS);
            case "WW", "BW" -> alike(line, word, value, Worth.WIN);
            case "WD", "BD" -> alike(line, word, value, Worth.DRAW);
            case "WL", "BL" -> alike(line, word, value, Worth.LOSS);
            case "FW" -> set(value, Worth.FORFEIT_WIN);
            case "FL" -> set(value, Worth.FORFEIT_LOSS);
            case "PAB" -> set(value, Worth.PAIRING_BYE);
            case "FPB" -> set(value, Worth.FULL_BYE);
            case "HPB" -> set(value, Worth.HALF_BYE);
            case "ZPB" -> set(value, Worth.ZERO_BYE);
            default -> faults.add(line, word.column(), Kind.CODE_UNKNOWN, code);
        }
    }

    /** Points that differ by colour cannot be kept: Hawalis scores both sides alike. */
    private void alike(TrfLine line, Words word, int value, Worth worth) {
        var before = halfPoints.put(worth, value);
        if (before != null && before != value) faults.add(line, word.column(), Kind.UNSUPPORTED, "scoring by colour");
    }

    /** Records BBW, BBD, BBL, BBZ, BBF, BBU. */
    void readBb(TrfLine line) {
        var points = faults.points(line, 5, line.columns(5, 8));
        if (points.isEmpty()) return;
        var value = points.getAsInt();
        switch (line.at(3)) {
            case 'W' -> set(value, Worth.WIN, Worth.FORFEIT_WIN, Worth.FULL_BYE);
            case 'D' -> set(value, Worth.DRAW, Worth.HALF_BYE);
            case 'L' -> set(value, Worth.LOSS);
            case 'Z' -> set(value, Worth.ZERO_BYE);
            case 'F' -> set(value, Worth.FORFEIT_LOSS);
            case 'U' -> set(value, Worth.PAIRING_BYE);
            default -> faults.add(line, 3, Kind.CODE_UNKNOWN, line.tag());
        }
    }

    private void set(int value, Worth... worths) {
        for (var worth : worths) halfPoints.put(worth, value);
    }

    Scoring scoring() {
        var win = get(Worth.WIN, 2);
        var draw = get(Worth.DRAW, 1);
        return new Scoring(
                win,
                draw,
                get(Worth.LOSS, 0),
                get(Worth.FORFEIT_WIN, win),
                get(Worth.FORFEIT_LOSS, 0),
                get(Worth.PAIRING_BYE, win),
                get(Worth.FULL_BYE, win),
                get(Worth.HALF_BYE, draw),
                get(Worth.ZERO_BYE, 0),
                Scoring.BoardScoring.MATCH);
    }

    private int get(Worth worth, int otherwise) {
        return halfPoints.getOrDefault(worth, otherwise);
    }
}
