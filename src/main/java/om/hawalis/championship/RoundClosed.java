package om.hawalis.championship;

/** A round is over: its last board is official, or an arbiter closed it over named boards. */
public record RoundClosed(RoundId round) {}
