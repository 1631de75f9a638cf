package om.hawalis.web.verification;

import om.hawalis.game.Basis;
import om.hawalis.verification.DeskLine;

/** What an arbiter chooses to see of a round, in the order in which it is offered. */
public enum Filter {
    ALL,
    CALLS,
    START,
    MOVES,
    REPORT,
    PROVEN,
    DECLARED,
    DISPUTED,
    OFFICIAL;

    boolean shows(DeskLine line) {
        return switch (this) {
            case ALL -> true;
            case CALLS -> line.call().isPresent();
            case START -> line.waiting() == DeskLine.Waiting.START;
            case MOVES -> line.waiting() == DeskLine.Waiting.MOVES;
            case REPORT -> line.waiting() == DeskLine.Waiting.REPORT;
            case PROVEN -> waits(line, Basis.PROVEN);
            case DECLARED -> waits(line, Basis.DECLARED);
            case DISPUTED -> line.waiting() == DeskLine.Waiting.DECISION;
            case OFFICIAL -> line.waiting() == DeskLine.Waiting.NOTHING;
        };
    }

    /** A result of that kind, for a second person. */
    private static boolean waits(DeskLine line, Basis basis) {
        return line.waiting() == DeskLine.Waiting.VERIFICATION
                && line.papers()
                        .standing()
                        .filter(report -> report.basis() == basis)
                        .isPresent();
    }
}
