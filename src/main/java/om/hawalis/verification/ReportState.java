package om.hawalis.verification;

/** What became of a reported result. */
public enum ReportState {
    /** Stands, and waits for a second person. */
    REPORTED,
    /** Says otherwise than one that stood before; waits too, and the board is disputed. */
    DISPUTING,
    /** A second person found it right: it is official. */
    CONFIRMED,
    /** A second person gave it back with a reason. */
    RETURNED,
    /** What it rested on is gone: a ply undone, the end taken back, the record set aside. */
    WITHDRAWN,
    /** Another result of the same game was confirmed. */
    OVERRULED,
    /** Was official, until its correction was. */
    SUPERSEDED;

    /** Whether it still may be confirmed or returned. */
    public boolean waits() {
        return switch (this) {
            case REPORTED, DISPUTING -> true;
            case CONFIRMED, RETURNED, WITHDRAWN, OVERRULED, SUPERSEDED -> false;
        };
    }
}
