package om.hawalis.contest;

/** An entrant, by starting number, who rests in a round. */
public record Bye(int entrant, ByeKind kind) {}
