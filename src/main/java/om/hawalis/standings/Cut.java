package om.hawalis.standings;

/**
 * How many of the least and of the most significant values are left out (C.07, article 14).
 *
 * @param low values cut from the bottom
 * @param high values cut from the top: none, or as many as from the bottom
 */
public record Cut(int low, int high) {
    public static final Cut NONE = new Cut(0, 0);

    public Cut {
        if (low < 0 || low > 9) throw new IllegalArgumentException("0 to 9 values are cut, not " + low);
        if (high != 0 && high != low) throw new IllegalArgumentException("a median cuts as much above as below");
    }

    /** {@code /C1}, {@code /C2}, … */
    public static Cut lowest(int values) {
        return new Cut(values, 0);
    }

    /** {@code /M1}, {@code /M2}, … */
    public static Cut median(int values) {
        return new Cut(values, values);
    }

    /** Nothing where nothing is cut. */
    String code() {
        if (low == 0) return "";
        return (high > 0 ? "/M" : "/C") + low;
    }
}
