package om.hawalis.account;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Knows people by login and password. Unknown, disabled and wrong get the same answer after the same time. */
@UseCase
public class SignIn {
    private final AccountRepository accounts;
    private final PasswordHashes hashes;
    private final SignInFailures failures;
    private final Caller caller;

    @Inject
    public SignIn(AccountRepository accounts, PasswordHashes hashes, SignInFailures failures, Caller caller) {
        this.accounts = accounts;
        this.hashes = hashes;
        this.failures = failures;
        this.caller = caller;
    }

    /** @return what the session has to remember */
    @PermitAll
    public SessionTicket with(String login, String password) {
        var name = new Login(login);
        if (failures.mustWait(name.value())) throw Refusal.conflict("sign-in.wait");
        var account = accounts.find(name).filter(a -> !a.isDisabled());
        if (!hashes.matches(password, account.flatMap(Account::passwordHash))) {
            failures.note(name.value());
            throw Refusal.forbidden("sign-in.wrong");
        }
        caller.becomes(account.orElseThrow().identity());
        return account.orElseThrow().ticket();
    }
}
