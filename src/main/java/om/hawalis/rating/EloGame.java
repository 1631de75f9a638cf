package om.hawalis.rating;

/** A game against a rated opponent, from one side. @param halves half points taken: 2, 1 or 0 */
public record EloGame(int opponentRating, int halves) {
    public EloGame {
        if (opponentRating <= 0) throw new IllegalArgumentException("a rating is positive");
        if (halves < 0 || halves > 2) throw new IllegalArgumentException("a game brings 0 to 2 half points");
    }
}
