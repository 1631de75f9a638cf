package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;
import om.hawalis.security.Hand;

/** The two who play say what they think of a reported result: that it is right, which is evidence, or that it is not. */
@UseCase
public class AnswerResult {
    private final Dockets dockets;
    private final DisputeRepository disputes;
    private final SeatedPlayers players;
    private final Offices offices;
    private final Event<DisputeChanged> announcement;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public AnswerResult(
            Dockets dockets,
            DisputeRepository disputes,
            SeatedPlayers players,
            Offices offices,
            Event<DisputeChanged> announcement,
            Caller caller,
            Clock clock) {
        this.dockets = dockets;
        this.disputes = disputes;
        this.players = players;
        this.offices = offices;
        this.announcement = announcement;
        this.caller = caller;
        this.clock = clock;
    }

    /** @param version of the report that was looked at */
    @RolesAllowed({PLAYER, SCORER, ARBITER, ORGANISER})
    public void agree(ReportId id, int version) {
        var docket = dockets.open(id);
        var player = players.require(docket.game().board());
        disputes.add(new PlayerWord(answerable(docket, id, version).id(), player, true, clock.instant()));
        tell(docket);
    }

    /** Opens a dispute: nobody confirms the result before an arbiter has decided. */
    @RolesAllowed({PLAYER, SCORER, ARBITER, ORGANISER})
    public DisputeSheet dispute(ReportId id, int version, String words) {
        var docket = dockets.open(id);
        var player = players.require(docket.game().board());
        var report = answerable(docket, id, version);
        if (disputes.open(docket.id()).isPresent()) throw Refusal.conflict("dispute.open");
        disputes.add(new PlayerWord(id, player, false, clock.instant()));
        var dispute = new Dispute(report, player.entry(), clock.instant());
        disputes.add(dispute);
        say(dispute, Optional.of(player), player.hand(), words);
        tell(docket);
        return disputes.sheet(dispute);
    }

    /** Both who play, and the officials, write into its thread while it is open. */
    @RolesAllowed({PLAYER, SCORER, ARBITER, ORGANISER})
    public DisputeSheet remark(DisputeId id, String words) {
        var docket = dockets.open(disputes.require(id).game());
        var dispute = disputes.require(id);
        if (!dispute.isOpen()) throw Refusal.conflict("dispute.decided");
        var player = players.find(docket.game().board());
        if (player.isEmpty()) offices.requireOfficial(docket.championship(), Office.ARBITER, Office.ORGANISER);
        say(dispute, player, player.map(SeatedPlayer::hand).orElseGet(() -> Hand.of(caller.requireAccount())), words);
        tell(docket);
        return disputes.sheet(dispute);
    }

    private static Report answerable(Docket docket, ReportId id, int version) {
        Dockets.requireInPlay(docket);
        var report = docket.require(id);
        if (report.version() != version || !(report.state().waits() || report.state() == ReportState.CONFIRMED))
            throw new StaleReport("report.stale", report.sheet());
        return report;
    }

    private void say(Dispute dispute, Optional<SeatedPlayer> player, Hand hand, String words) {
        var number = disputes.sheet(dispute).remarks().size() + 1;
        disputes.add(
                new DisputeRemark(dispute.id(), number, player.map(SeatedPlayer::entry), words, hand, clock.instant()));
    }

    private void tell(Docket docket) {
        announcement.fire(new DisputeChanged(docket.championship(), docket.id()));
    }
}
