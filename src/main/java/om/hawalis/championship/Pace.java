package om.hawalis.championship;

import om.hawalis.platform.Refusal;

/**
 * How fast rounds follow one another.
 *
 * @param boards on which games can be played at once
 * @param minutes a game takes
 * @param pause minutes between two rounds
 * @param hours of play a day
 */
public record Pace(int boards, int minutes, int pause, int hours) {
    private static final int MOST_BOARDS = 5000;
    private static final int MOST_MINUTES = 600;
    private static final int MOST_HOURS = 24;

    public Pace {
        if (boards < 1 || boards > MOST_BOARDS) throw Refusal.malformed("forecast.boards", MOST_BOARDS);
        if (minutes < 1 || minutes > MOST_MINUTES) throw Refusal.malformed("forecast.minutes", MOST_MINUTES);
        if (pause < 0 || pause > MOST_MINUTES) throw Refusal.malformed("forecast.pause", MOST_MINUTES);
        if (hours < 1 || hours > MOST_HOURS) throw Refusal.malformed("forecast.hours", MOST_HOURS);
    }

    /** How long a round lasts in which so many pairs play so many games each; some wait for a board. */
    long minutes(int pairs, int games) {
        return (pairs + boards - 1L) / boards * games * minutes;
    }

    int minutesADay() {
        return hours * 60;
    }
}
