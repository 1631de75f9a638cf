package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;

/** Tells what has become of a result. */
@Dependent
class Announcements {
    private final Event<ResultReported> reported;
    private final Event<ResultDisputed> disputed;
    private final Event<ResultVerified> verified;
    private final Event<ResultReturned> returned;
    private final Event<ResultWithdrawn> withdrawn;

    @Inject
    Announcements(
            Event<ResultReported> reported,
            Event<ResultDisputed> disputed,
            Event<ResultVerified> verified,
            Event<ResultReturned> returned,
            Event<ResultWithdrawn> withdrawn) {
        this.reported = reported;
        this.disputed = disputed;
        this.verified = verified;
        this.returned = returned;
        this.withdrawn = withdrawn;
    }

    void reported(Docket docket, Report report) {
        reported.fire(new ResultReported(docket.championship(), docket.id(), report.id()));
    }

    void disputed(Docket docket, Report report) {
        disputed.fire(new ResultDisputed(docket.championship(), docket.id(), report.id()));
    }

    void verified(Docket docket, Report report) {
        verified.fire(new ResultVerified(docket.championship(), docket.id(), report.id()));
    }

    void returned(Docket docket, Report report) {
        returned.fire(new ResultReturned(docket.championship(), docket.id(), report.id()));
    }

    void withdrawn(Docket docket, Report report) {
        withdrawn.fire(new ResultWithdrawn(docket.championship(), docket.id(), report.id()));
    }
}
