package om.hawalis.championship;

/** Where a championship stands. Archived is no state: a finished or cancelled one is put away, and stays what it was. */
public enum ChampionshipState {
    /** Being set up; only its officials see it. */
    DRAFT,
    /** Entries are fixed, rounds are played. */
    RUNNING,
    FINISHED,
    CANCELLED
}
