package om.hawalis.account;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import om.hawalis.platform.Query;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import om.hawalis.security.Identity;

/** Whose a session or a token is, as of now: a disabled account or an earlier epoch is nobody's. */
@Query
public class Identities {
    private final AccountRepository accounts;
    private final Clock clock;

    @Inject
    public Identities(AccountRepository accounts, Clock clock) {
        this.accounts = accounts;
        this.clock = clock;
    }

    @PermitAll
    public Identity of(SessionTicket ticket) {
        return accounts.find(new AccountId(ticket.account()))
                .filter(account -> !account.isDisabled() && account.ticket().equals(ticket))
                .<Identity>map(Account::identity)
                .orElse(Identity.NOBODY);
    }

    @PermitAll
    public Optional<Identity> ofToken(Secret token) {
        return accounts.owner(token, clock.instant())
                .filter(account -> !account.isDisabled())
                .map(Account::identity);
    }
}
