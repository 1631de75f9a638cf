package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.game.Adjudication;

/** Gives a report that waits back; a game that was only said to be over goes on. */
@Dependent
class Returns {
    private final Dockets dockets;
    private final Adjudication adjudication;
    private final Announcements announcements;

    @Inject
    Returns(Dockets dockets, Adjudication adjudication, Announcements announcements) {
        this.dockets = dockets;
        this.adjudication = adjudication;
        this.announcements = announcements;
    }

    void giveBack(Docket docket, Report report, String reason) {
        var ended = docket.game().said().filter(report.declared()::equals).isPresent();
        dockets.step(docket, report, ReportState.RETURNED, Optional.of(Reasons.of(reason)));
        if (ended && docket.official().isEmpty()) adjudication.reopen(docket.id());
        announcements.returned(docket, report);
    }
}
