package om.hawalis.rating;

/**
 * A player's strength as Glicko-2 holds it.
 *
 * @param rating on the scale whose newcomer has 1500
 * @param deviation how uncertain the rating is, in rating points: the true strength lies within twice of it in 95 of
 *     100 cases
 * @param volatility how erratic the player's results are
 */
public record GlickoRating(double rating, double deviation, double volatility) {
    /** Where everybody starts (Glickman 2022, step 1). */
    public static final GlickoRating NEWCOMER = new GlickoRating(1500, 350, 0.06);

    public GlickoRating {
        if (!Double.isFinite(rating)) throw new IllegalArgumentException("not a rating: " + rating);
        if (!(deviation > 0 && deviation < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("a deviation is above 0, not " + deviation);
        if (!(volatility > 0 && volatility < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("a volatility is above 0, not " + volatility);
    }
}
