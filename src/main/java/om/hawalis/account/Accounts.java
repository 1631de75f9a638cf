package om.hawalis.account;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.player.PlayerId;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** Reads accounts. */
@Query
public class Accounts {
    private final AccountRepository accounts;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public Accounts(AccountRepository accounts, Caller caller, Clock clock) {
        this.accounts = accounts;
        this.caller = caller;
        this.clock = clock;
    }

    /** Organisers and arbiters too: they appoint officials. */
    @RolesAllowed({ADMINISTRATOR, ORGANISER, ARBITER})
    public List<AccountSheet> all() {
        return accounts.all().stream().map(Account::sheet).toList();
    }

    @RolesAllowed({ADMINISTRATOR, ORGANISER, ARBITER})
    public AccountSheet sheet(AccountId id) {
        return accounts.find(id).map(Account::sheet).orElseThrow(() -> Refusal.unknown("account"));
    }

    /** The signed-in person's own account. */
    @PermitAll
    public AccountSheet own() {
        return accounts.find(caller.requireAccount()).map(Account::sheet).orElseThrow();
    }

    /** Which player of the register an account is. */
    @PermitAll
    public Optional<PlayerId> playerOf(AccountId id) {
        return accounts.find(id).flatMap(Account::player);
    }

    @PermitAll
    public List<TokenSheet> ownTokens() {
        return accounts.tokens(caller.requireAccount()).stream()
                .map(ApiToken::sheet)
                .toList();
    }

    /** Whom a still open invitation is for. */
    @PermitAll
    public AccountSheet invited(Secret secret) {
        var invitation = accounts.invitation(secret).orElseThrow(() -> Refusal.gone("invitation.gone"));
        invitation.requireOpen(clock.instant());
        return accounts.find(invitation.account()).map(Account::sheet).orElseThrow();
    }

    @PermitAll
    public boolean isSetUp() {
        return !accounts.isEmpty();
    }
}
