package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.game.Adjudication;
import om.hawalis.game.GameId;
import om.hawalis.game.Hands;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** A board calls for an arbiter; an arbiter says that they come. */
@UseCase
public class CallArbiter {
    private final CallRepository calls;
    private final Adjudication adjudication;
    private final Hands hands;
    private final Offices offices;
    private final Event<ArbiterCalled> announcement;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public CallArbiter(
            CallRepository calls,
            Adjudication adjudication,
            Hands hands,
            Offices offices,
            Event<ArbiterCalled> announcement,
            Caller caller,
            Clock clock) {
        this.calls = calls;
        this.adjudication = adjudication;
        this.hands = hands;
        this.offices = offices;
        this.announcement = announcement;
        this.caller = caller;
        this.clock = clock;
    }

    /** Once is enough: while nobody has answered, calling again changes nothing. */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public CallSheet call(GameId id, String note) {
        var game = adjudication.lockToRecord(id);
        var open = calls.latest(id).map(ArbiterCall::sheet).filter(CallArbiter::isOpen);
        if (open.isPresent()) return open.get();
        var call = new ArbiterCall(game, note, hands.require(game.board()), clock.instant());
        calls.add(call);
        announcement.fire(
                new ArbiterCalled(call.championship(), id, call.sheet().id()));
        return call.sheet();
    }

    private static boolean isOpen(CallSheet call) {
        return call.answeredAt().isEmpty();
    }

    @RolesAllowed({ARBITER, ORGANISER})
    public CallSheet answer(CallId id) {
        var call = calls.require(id);
        offices.requireOfficial(call.championship(), Office.ARBITER, Office.ORGANISER);
        call.answer(caller.requireAccount(), clock.instant());
        announcement.fire(new ArbiterCalled(call.championship(), call.sheet().game(), id));
        return call.sheet();
    }
}
