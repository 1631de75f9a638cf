package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.game.Adjudication;
import om.hawalis.game.Basis;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.Ending;
import om.hawalis.platform.Refusal;

/** Holds what somebody says against what is reported, and against what the record proves. */
@Dependent
class Declarations {
    private final Dockets dockets;
    private final Adjudication adjudication;
    private final Announcements announcements;

    @Inject
    Declarations(Dockets dockets, Adjudication adjudication, Announcements announcements) {
        this.dockets = dockets;
        this.adjudication = adjudication;
        this.announcements = announcements;
    }

    Declaration declare(Docket docket, DeclaredResult declared) {
        docket.official().ifPresent(official -> {
            throw new StaleReport("report.official", official.sheet());
        });
        if (declared.ending() == Ending.SET_ASIDE && docket.game().setAside().isEmpty())
            throw Refusal.conflict("report.not-set-aside");
        return docket.standing()
                .or(() -> prove(docket))
                .map(standing -> against(docket, standing, declared))
                .orElseGet(() -> first(docket, declared));
    }

    private Declaration first(Docket docket, DeclaredResult declared) {
        adjudication.end(docket.id(), declared);
        return new Declaration.Stands(report(docket, Basis.DECLARED, declared).sheet());
    }

    /** The same result twice is one report; another result is kept beside the one that stands. */
    private Declaration against(Docket docket, Report standing, DeclaredResult declared) {
        if (standing.result() == declared.result()) return new Declaration.Stands(standing.sheet());
        var dispute = docket.waiting().stream()
                .filter(report -> report.result() == declared.result())
                .findFirst()
                .orElseGet(() -> dispute(docket, declared));
        return new Declaration.Disputes(dispute.sheet(), standing.sheet());
    }

    private Report dispute(Docket docket, DeclaredResult declared) {
        var report = dockets.file(
                new Report(docket.id(), Basis.DECLARED, declared, ReportState.DISPUTING, docket.hand(), dockets.now()));
        announcements.disputed(docket, report);
        return report;
    }

    /** Reports what the moves show, where they show something. */
    Optional<Report> prove(Docket docket) {
        return docket.game()
                .proven()
                .map(end -> report(docket, Basis.PROVEN, new DeclaredResult(end.result(), end.ending())));
    }

    private Report report(Docket docket, Basis basis, DeclaredResult result) {
        var report = dockets.file(
                new Report(docket.id(), basis, result, ReportState.REPORTED, docket.hand(), dockets.now()));
        announcements.reported(docket, report);
        return report;
    }
}
