package om.hawalis.championship;

/** Where a round stands; nothing of it is shown to the public before its release. */
public enum RoundState {
    /** Proposed; may be undone without trace. */
    DRAFT,
    /** Accepted by an arbiter; may still be taken back. */
    CONFIRMED,
    /** Public; players act on it, so it stays. */
    RELEASED,
    /** Every board official, or closed by an arbiter over named boards. */
    CLOSED;

    public boolean isPublic() {
        return this == RELEASED || this == CLOSED;
    }
}
