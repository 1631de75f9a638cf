package om.hawalis.standings;

/** The criteria by their codes (C.07, articles 6 to 10), and Hawalis's own two. */
public enum Criterion {
    /** Direct encounter. */
    DE(true, Modifiers.FORFEITS),
    /** Buchholz: the sum of the opponents' adjusted scores. */
    BH(true, Modifiers.CUT | Modifiers.MEDIAN | Modifiers.FORFEITS),
    /** Fore Buchholz: as if the final round's pairings had been drawn. */
    FB(true, Modifiers.CUT | Modifiers.MEDIAN | Modifiers.FORFEITS),
    /** Average of the opponents' Buchholz. */
    AOB(true, Modifiers.FORFEITS),
    /** Sonneborn-Berger: opponents' scores times the points taken from them. */
    SB(true, Modifiers.CUT | Modifiers.FORFEITS),
    /** Koya: points against those with half of the possible points or more. */
    KS(true, Modifiers.LIMIT),
    /** Progressive scores. */
    PS(true, Modifiers.CUT),
    /** Rounds won, with or without playing. */
    WIN(true, 0),
    /** Games won on the board. */
    WON(true, 0),
    /** Games played as North. */
    BPG(true, 0),
    /** Games won as North. */
    BWG(true, 0),
    /** Rounds one elected to play. */
    REP(true, 0),
    /** Standard points: 1, ½, 0 by comparison with the opponent. */
    STD(true, 0),
    /** Average rating of the opponents. */
    ARO(true, Modifiers.CUT | Modifiers.MEDIAN),
    /** Tournament performance rating. */
    TPR(true, 0),
    /** Perfect tournament performance. */
    PTP(true, 0),
    /** Average tournament performance of the opponents. */
    APRO(true, 0),
    /** Average perfect performance of the opponents. */
    APPO(true, 0),
    /** The entrant's rating. */
    RTNG(true, 0),
    /** The starting number: the lower, the better. */
    TPN(false, 0),
    /** Stones: captured minus lost, over proven games. Hawalis's own. */
    STN(true, 0),
    /** Plies: the mean length of one's proven wins; the shorter, the better. Hawalis's own. */
    PLY(false, 0);

    private final boolean higherIsBetter;
    private final int allowed;

    Criterion(boolean higherIsBetter, int allowed) {
        this.higherIsBetter = higherIsBetter;
        this.allowed = allowed;
    }

    public boolean higherIsBetter() {
        return higherIsBetter;
    }

    /** Whether values may be cut from the bottom ({@code /C1}). */
    public boolean mayCut() {
        return (allowed & Modifiers.CUT) != 0;
    }

    /** Whether values may be cut from both ends ({@code /M1}). */
    public boolean mayTakeMedian() {
        return (allowed & Modifiers.MEDIAN) != 0;
    }

    /** Whether forfeits may be counted as games ({@code /P}). */
    public boolean mayCountForfeits() {
        return (allowed & Modifiers.FORFEITS) != 0;
    }

    /** Whether the limit of half the points may be moved ({@code /L+1}). */
    public boolean mayMoveLimit() {
        return (allowed & Modifiers.LIMIT) != 0;
    }

    private static final class Modifiers {
        static final int CUT = 1;
        static final int MEDIAN = 2;
        static final int FORFEITS = 4;
        static final int LIMIT = 8;
    }
}
