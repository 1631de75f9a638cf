package om.hawalis.championship;

/** A round is public, and its boards await their games. Fired inside the transaction of the release. */
public record RoundReleased(RoundId round) {}
