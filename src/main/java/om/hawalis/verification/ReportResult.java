package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.game.Adjudication;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.GameId;
import om.hawalis.game.Seats;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Declares how a game ended: a paper score sheet, a resignation, a forfeit; or corrects what is official. */
@UseCase
public class ReportResult {
    private final Declarations declarations;
    private final Dockets dockets;
    private final Adjudication adjudication;
    private final Announcements announcements;
    private final Offices offices;
    private final Seats seats;

    @Inject
    public ReportResult(
            Declarations declarations,
            Dockets dockets,
            Adjudication adjudication,
            Announcements announcements,
            Offices offices,
            Seats seats) {
        this.declarations = declarations;
        this.dockets = dockets;
        this.adjudication = adjudication;
        this.announcements = announcements;
        this.offices = offices;
        this.seats = seats;
    }

    /** A different result than the one that stands is kept too, and answered by both. */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public Declaration declare(GameId id, DeclaredResult declared) {
        return declarations.declare(dockets.of(adjudication.lockToRecord(id)), declared);
    }

    /**
     * A new report that shall replace an official one; until a second person confirms it, that one counts.
     *
     * @param version of the official report as it was seen
     */
    @RolesAllowed({ARBITER, ORGANISER})
    public Declaration correct(ReportId official, int version, DeclaredResult declared, String reason) {
        var docket = dockets.open(official);
        offices.requireOfficial(docket.championship(), Office.ARBITER, Office.ORGANISER);
        Dockets.requireInPlay(docket);
        if (seats.sits(dockets.by(), docket.game().board())) throw Refusal.forbidden("game.own-game");
        var former = docket.require(official);
        requireCorrectable(docket, former, version);
        if (former.declared().equals(declared)) throw Refusal.conflict("report.nothing-to-correct");
        return file(docket, former, declared, new Correction(office(docket), reason));
    }

    private static void requireCorrectable(Docket docket, Report former, int version) {
        if (former.state() != ReportState.CONFIRMED || former.version() != version)
            throw new StaleReport("report.stale", former.sheet());
        docket.standing().ifPresent(waiting -> {
            throw new StaleReport("report.correction-waits", waiting.sheet());
        });
    }

    private Declaration file(Docket docket, Report former, DeclaredResult declared, Correction correction) {
        var contradicts = docket.game().contradicts(declared.result());
        var state = contradicts ? ReportState.DISPUTING : ReportState.REPORTED;
        var report = dockets.file(new Report(former, declared, state, correction, docket.hand(), dockets.now()));
        if (contradicts) announcements.disputed(docket, report);
        else announcements.reported(docket, report);
        return contradicts
                ? new Declaration.Disputes(report.sheet(), former.sheet())
                : new Declaration.Stands(report.sheet());
    }

    private Office office(Docket docket) {
        return offices.holds(docket.championship(), dockets.by(), Office.ARBITER) ? Office.ARBITER : Office.ORGANISER;
    }
}
