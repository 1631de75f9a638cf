package om.hawalis.verification;

/** What came of declaring a result. Both ways it is kept. */
public sealed interface Declaration {

    /** It stands, and waits for a second person; or the same had been reported already. */
    record Stands(ReportSheet report) implements Declaration {}

    /**
     * Another result stands for the game: the board is disputed.
     *
     * @param report what was declared now
     * @param standing what stood before
     */
    record Disputes(ReportSheet report, ReportSheet standing) implements Declaration {}
}
