package om.hawalis.championship;

/** What somebody is appointed to do in one championship. An account's role alone holds no office. */
public enum Office {
    /** Sets it up, takes entries, appoints officials; may do what an arbiter may. */
    ORGANISER,
    /** Pairs, decides, verifies. */
    ARBITER,
    /** Records games. */
    SCORER
}
