package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import om.hawalis.championship.OfficialResults;
import om.hawalis.game.Basis;
import om.hawalis.game.EndingTakenBack;
import om.hawalis.game.GameDecided;
import om.hawalis.game.GameId;
import om.hawalis.game.PlyUndone;
import om.hawalis.game.RecordSetAside;

/** Keeps the reports true to the record, inside the transaction that changes it. */
@Dependent
class RecordWatch {
    private final Dockets dockets;
    private final Declarations declarations;
    private final OfficialResults officialResults;
    private final Announcements announcements;

    @Inject
    RecordWatch(
            Dockets dockets, Declarations declarations, OfficialResults officialResults, Announcements announcements) {
        this.dockets = dockets;
        this.declarations = declarations;
        this.officialResults = officialResults;
        this.announcements = announcements;
    }

    /** A game that ended by its moves reports itself. */
    void decided(@Observes GameDecided event) {
        declarations.prove(dockets.open(event.game())).orElseThrow();
    }

    void undone(@Observes PlyUndone event) {
        reopened(event.game());
    }

    void takenBack(@Observes EndingTakenBack event) {
        reopened(event.game());
    }

    /** Undo stays open until a report is confirmed. */
    private void reopened(GameId game) {
        var docket = dockets.open(game);
        docket.official().ifPresent(official -> {
            throw new StaleReport("report.official", official.sheet());
        });
        docket.standing().ifPresent(standing -> withdraw(docket, standing));
    }

    /** What rested on the record goes with it, also where it was official; a declared result stays. */
    void setAside(@Observes RecordSetAside event) {
        var docket = dockets.open(event.game());
        docket.standing().filter(RecordWatch::isProven).ifPresent(standing -> withdraw(docket, standing));
        docket.official().filter(RecordWatch::isProven).ifPresent(official -> {
            officialResults.withdraw(docket.game().board().id(), docket.game().number(), dockets.by());
            withdraw(docket, official);
        });
    }

    private static boolean isProven(Report report) {
        return report.basis() == Basis.PROVEN;
    }

    private void withdraw(Docket docket, Report report) {
        dockets.step(docket, report, ReportState.WITHDRAWN);
        announcements.withdrawn(docket, report);
    }
}
