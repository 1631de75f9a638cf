package om.hawalis.championship;

/** A change of a drafted round by hand. */
public sealed interface DraftEdit {
    /** Two take each other's seats; who sit together change sides, and one of the two may be the one who rests. */
    record Swap(EntryId one, EntryId other) implements DraftEdit {}

    /** The two at a board change sides. @param board its number, from 1 */
    record TurnSides(int board) implements DraftEdit {}

    /** A board gets another place in the order. */
    record Move(int board, int to) implements DraftEdit {}

    /** These two meet; what was changed by hand stays, and everyone else is paired anew. */
    record Pin(EntryId south, EntryId north) implements DraftEdit {}
}
