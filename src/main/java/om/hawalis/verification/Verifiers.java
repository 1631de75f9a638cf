package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.game.Seats;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;

/**
 * The second person: an arbiter or organiser who neither entered a ply nor reported the result nor issued
 * the scorer's link by which that was done, and does not play the game.
 */
@Dependent
class Verifiers {
    private final Offices offices;
    private final Seats seats;

    @Inject
    Verifiers(Offices offices, Seats seats) {
        this.offices = offices;
        this.seats = seats;
    }

    void require(Docket docket, Report report, AccountId account) {
        offices.requireOfficial(docket.championship(), Office.ARBITER, Office.ORGANISER);
        hindrance(docket, report, account).ifPresent(key -> {
            throw Refusal.forbidden(key);
        });
    }

    /** Why this person is not the second one. */
    Optional<String> hindrance(Docket docket, Report report, AccountId account) {
        if (!offices.holds(docket.championship(), account, Office.ARBITER, Office.ORGANISER))
            return Optional.of("office-missing");
        if (seats.sits(account, docket.game().board())) return Optional.of("verify.own-game");
        var entered = report.hand().isOf(account) || docket.game().isRecordedBy(account);
        return entered ? Optional.of("verify.own-entry") : Optional.empty();
    }
}
