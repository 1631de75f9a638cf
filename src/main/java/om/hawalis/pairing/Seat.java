package om.hawalis.pairing;

/** Who is to play a fixture of a bracket. */
public sealed interface Seat {
    /** An entrant by its place among the seeds, from 1. Places beyond the field are empty. */
    record Seed(int place) implements Seat {}

    record WinnerOf(int fixture) implements Seat {}

    record LoserOf(int fixture) implements Seat {}
}
