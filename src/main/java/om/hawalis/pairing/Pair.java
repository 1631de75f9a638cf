package om.hawalis.pairing;

/** Two entrants, by starting number, who are to meet: South moves first. */
public record Pair(int south, int north) {
    public Pair {
        if (south == north) throw new IllegalArgumentException("nobody meets themselves");
    }
}
