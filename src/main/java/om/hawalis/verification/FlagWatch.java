package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import om.hawalis.game.FlagReported;

/** A fallen flag calls an arbiter, who rules: nobody has lost by it yet. */
@Dependent
class FlagWatch {
    private final CallArbiter callArbiter;

    @Inject
    FlagWatch(CallArbiter callArbiter) {
        this.callArbiter = callArbiter;
    }

    void fallen(@Observes FlagReported flag) {
        callArbiter.call(flag.game(), "⚑ " + flag.side().letter());
    }
}
