package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import om.hawalis.game.Adjudication;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Hands;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** Opens dockets, whose game is locked for it, and files what becomes of the reports in them. */
@Dependent
class Dockets {
    private final ReportRepository reports;
    private final Adjudication adjudication;
    private final Hands hands;
    private final Caller caller;
    private final Clock clock;

    @Inject
    Dockets(ReportRepository reports, Adjudication adjudication, Hands hands, Caller caller, Clock clock) {
        this.reports = reports;
        this.adjudication = adjudication;
        this.hands = hands;
        this.caller = caller;
        this.clock = clock;
    }

    Docket open(GameId game) {
        return of(adjudication.lock(game));
    }

    Docket open(ReportId report) {
        return open(reports.gameOf(report));
    }

    Docket of(GameSheet locked) {
        return new Docket(locked, hands.require(locked.board()), reports.of(locked.id()));
    }

    Report file(Report report) {
        reports.add(report);
        return report;
    }

    void step(Docket docket, Report report, ReportState next) {
        step(docket, report, next, Optional.empty());
    }

    void step(Docket docket, Report report, ReportState next, Optional<String> reason) {
        reports.add(report.becomes(next, reason, docket.hand(), clock.instant()));
    }

    /** The account of an official: no link decides anything. */
    AccountId by() {
        return caller.requireAccount();
    }

    Instant now() {
        return clock.instant();
    }

    /** Nothing changes any more in a championship that is not running. */
    static void requireInPlay(Docket docket) {
        if (!docket.game().board().isInPlay()) throw Refusal.conflict("game.championship-over");
    }
}
