package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import om.hawalis.championship.OfficialResults;
import om.hawalis.game.Adjudication;
import om.hawalis.game.Basis;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** A second person confirms a reported result, or gives it back; never edits it. */
@UseCase
public class VerifyResult {
    private final Dockets dockets;
    private final DisputeRepository disputes;
    private final Verifiers verifiers;
    private final Adjudication adjudication;
    private final OfficialResults officialResults;
    private final Announcements announcements;
    private final Returns returns;

    @Inject
    public VerifyResult(
            Dockets dockets,
            DisputeRepository disputes,
            Verifiers verifiers,
            Adjudication adjudication,
            OfficialResults officialResults,
            Announcements announcements,
            Returns returns) {
        this.dockets = dockets;
        this.disputes = disputes;
        this.verifiers = verifiers;
        this.adjudication = adjudication;
        this.officialResults = officialResults;
        this.announcements = announcements;
        this.returns = returns;
    }

    /**
     * Makes it official. Whatever else was reported of the game is overruled; a former official result is superseded.
     *
     * @param version of the report that was looked at
     */
    @RolesAllowed({ARBITER, ORGANISER})
    public ReportSheet confirm(ReportId id, int version) {
        var docket = dockets.open(id);
        var report = require(docket, id, version);
        docket.game().proven().filter(end -> end.result() != report.result()).ifPresent(end -> {
            throw Refusal.conflict("report.contradicts-record", end.result().text());
        });
        docket.official().ifPresent(former -> dockets.step(docket, former, ReportState.SUPERSEDED));
        dockets.step(docket, report, ReportState.CONFIRMED);
        docket.waiting().forEach(other -> dockets.step(docket, other, ReportState.OVERRULED));
        if (report.basis() == Basis.DECLARED) adjudication.end(docket.id(), report.declared());
        officialResults.settle(Settlements.of(docket.game(), report), dockets.by());
        announcements.verified(docket, report);
        return report.sheet();
    }

    /** Gives it back to whoever entered it; a game that was only said to be over goes on. */
    @RolesAllowed({ARBITER, ORGANISER})
    public ReportSheet giveBack(ReportId id, int version, String reason) {
        var docket = dockets.open(id);
        var report = require(docket, id, version);
        returns.giveBack(docket, report, reason);
        return report.sheet();
    }

    private Report require(Docket docket, ReportId id, int version) {
        var report = docket.require(id);
        verifiers.require(docket, report, dockets.by());
        Dockets.requireInPlay(docket);
        if (disputes.open(docket.id()).isPresent()) throw Refusal.conflict("dispute.undecided");
        if (report.version() != version || !report.state().waits())
            throw new StaleReport("report.stale", report.sheet());
        return report;
    }
}
