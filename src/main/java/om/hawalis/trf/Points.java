package om.hawalis.trf;

/** Half-points as the format writes them. */
final class Points {
    private Points() {}

    static String text(int halfPoints) {
        var sign = halfPoints < 0 ? "-" : "";
        var size = Math.abs(halfPoints);
        return sign + size / 2 + (size % 2 == 0 ? ".0" : ".5");
    }
}
