package om.hawalis.account;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Secrets with which programs act for whoever is signed in. */
@UseCase
public class Tokens {
    private static final Duration VALID = Duration.ofDays(365);
    private static final int LONGEST_LABEL = 80;

    private final AccountRepository accounts;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public Tokens(AccountRepository accounts, Caller caller, Clock clock) {
        this.accounts = accounts;
        this.caller = caller;
        this.clock = clock;
    }

    /** @return the secret, shown once */
    @RolesAllowed({ADMINISTRATOR, ORGANISER, ARBITER, SCORER, PLAYER})
    public Secret issue(String label) {
        var name = label.strip();
        if (name.isEmpty() || name.length() > LONGEST_LABEL) throw Refusal.malformed("token.label", LONGEST_LABEL);
        var secret = Secret.fresh();
        accounts.add(new ApiToken(secret, caller.requireAccount(), name, clock.instant(), VALID));
        return secret;
    }

    @RolesAllowed({ADMINISTRATOR, ORGANISER, ARBITER, SCORER, PLAYER})
    public void revoke(UUID token) {
        accounts.token(token)
                .filter(t -> t.account().equals(caller.requireAccount()))
                .orElseThrow(() -> Refusal.unknown("token"))
                .revoke(clock.instant());
    }
}
