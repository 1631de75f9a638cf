package om.hawalis.account;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Ends all sessions of whoever is signed in, on every device. */
@UseCase
public class SignOut {
    private final AccountRepository accounts;
    private final Caller caller;

    @Inject
    public SignOut(AccountRepository accounts, Caller caller) {
        this.accounts = accounts;
        this.caller = caller;
    }

    @PermitAll
    public void everywhere() {
        caller.account().flatMap(accounts::find).ifPresent(Account::endSessions);
    }
}
