package om.hawalis.contest;

/**
 * A bye granted beforehand in a round not yet paired.
 *
 * @param round from 1
 * @param kind any but the pairing-allocated
 */
public record ByeRequest(int round, int entrant, ByeKind kind) {
    public ByeRequest {
        if (!kind.requestable()) throw new IllegalArgumentException("the pairing alone allocates that bye");
    }
}
