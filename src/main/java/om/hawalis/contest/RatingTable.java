package om.hawalis.contest;

/**
 * The rating difference table of the FIDE Rating Regulations, B.02, 8.1.1 and 8.1.2.
 */
public final class RatingTable {
    /** Difference for a fraction of one half to one, by hundredths. */
    private static final int[] DIFFERENCE = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };
    /** Greatest difference at which the favourite's chance is 50, 51 … 99 hundredths. */
    private static final int[] UP_TO = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
        197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
        559, 619, 735
    };

    /** The favourite's chance by difference, up to the last one that leaves the other a chance. */
    private static final byte[] CHANCE = chances();

    private RatingTable() {}

    private static byte[] chances() {
        var chances = new byte[UP_TO[UP_TO.length - 1] + 1];
        for (int difference = 0, step = 0; difference < chances.length; difference++) {
            if (difference > UP_TO[step]) step++;
            chances[difference] = (byte) (50 + step);
        }
        return chances;
    }

    /**
     * Rating difference for a fractional score (8.1.1).
     *
     * @param hundredths the score over the games, in hundredths, 0 to 100
     * @return −800 to 800
     */
    public static int difference(int hundredths) {
        if (hundredths < 0 || hundredths > 100) throw new IllegalArgumentException(hundredths + " hundredths");
        return hundredths < 50 ? -DIFFERENCE[50 - hundredths] : DIFFERENCE[hundredths - 50];
    }

    /**
     * Expected score of the one who is better or worse by a rating difference (8.1.2), without the 400-point rule.
     *
     * @return hundredths, 0 to 100
     */
    public static int expected(int difference) {
        var size = Math.abs(difference);
        var chance = size < CHANCE.length ? CHANCE[size] : 100;
        return difference < 0 ? 100 - chance : chance;
    }
}
