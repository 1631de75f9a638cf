package om.hawalis.pairing;

/** Why one thing in a round came out as it did. */
public sealed interface Reason {

    /** Two who had wished not to meet, do: no round could be made otherwise. */
    record WishRelaxed(int first, int second) implements Reason {}

    /** The table has the entrant meet someone who does not take part in this round. */
    record OpponentNotThere(int entrant, int opponent) implements Reason {}
}
