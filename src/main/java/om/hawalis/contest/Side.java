package om.hawalis.contest;

/** Where an entrant sits. South moves first. */
public enum Side {
    SOUTH,
    NORTH;

    public Side opposite() {
        return switch (this) {
            case SOUTH -> NORTH;
            case NORTH -> SOUTH;
        };
    }
}
