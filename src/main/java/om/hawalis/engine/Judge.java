package om.hawalis.engine;

/** Something that knows who wins the position on its table, and how soon. */
interface Judge {
    Table table();

    /** Whether the mover wins within so many plies. */
    boolean wins(int plies);

    /** Whether the mover loses within so many plies. */
    boolean loses(int plies);
}
