package om.hawalis.pairing;

/** What follows when a match is level. */
public sealed interface Replay {
    /** One more game, with the sides of the last one swapped. */
    record SidesSwapped() implements Replay {}

    /** So many more games, sides taking turns; whoever takes more of them wins. */
    record MoreGames(int games) implements Replay {
        public MoreGames {
            if (games < 1) throw new IllegalArgumentException("at least one more game");
        }
    }

    /** The lot decides. */
    record Lot() implements Replay {}
}
