package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.UseCase;

/** An arbiter decides a dispute, with the reason. The recorded moves stay what they are. */
@UseCase
public class DecideDispute {
    private final Dockets dockets;
    private final DisputeRepository disputes;
    private final Verifiers verifiers;
    private final Returns returns;
    private final Event<DisputeChanged> announcement;
    private final Clock clock;

    @Inject
    public DecideDispute(
            Dockets dockets,
            DisputeRepository disputes,
            Verifiers verifiers,
            Returns returns,
            Event<DisputeChanged> announcement,
            Clock clock) {
        this.dockets = dockets;
        this.disputes = disputes;
        this.verifiers = verifiers;
        this.returns = returns;
        this.announcement = announcement;
        this.clock = clock;
    }

    @RolesAllowed({ARBITER, ORGANISER})
    public DisputeSheet decide(DisputeId id, Ruling ruling, String reason) {
        var docket = dockets.open(disputes.require(id).game());
        var dispute = disputes.require(id);
        var report = docket.require(dispute.report());
        verifiers.require(docket, report, dockets.by());
        Dockets.requireInPlay(docket);
        dispute.decide(ruling, Reasons.of(reason), dockets.by(), clock.instant());
        if (ruling == Ruling.OVERTURNED && report.state().waits()) returns.giveBack(docket, report, reason);
        announcement.fire(new DisputeChanged(docket.championship(), docket.id()));
        return disputes.sheet(dispute);
    }
}
