package om.hawalis.account;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.EnumSet;
import java.util.Optional;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;
import om.hawalis.security.Role;

/** The first visitor becomes the administrator, by the code on the console. */
@UseCase
public class SetUp {
    private final AccountRepository accounts;
    private final PasswordHashes hashes;
    private final SetUpCode code;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public SetUp(AccountRepository accounts, PasswordHashes hashes, SetUpCode code, Caller caller, Clock clock) {
        this.accounts = accounts;
        this.hashes = hashes;
        this.code = code;
        this.caller = caller;
        this.clock = clock;
    }

    /** @return what a session that begins now has to remember */
    @PermitAll
    public SessionTicket administrator(String shownCode, Login login, String displayName, Password password) {
        accounts.lockSetUp();
        if (!accounts.isEmpty()) throw Refusal.gone("set-up.done");
        if (!code.isRight(shownCode)) throw Refusal.forbidden("set-up.code");
        var roles = EnumSet.of(Role.ADMINISTRATOR, Role.ORGANISER, Role.ARBITER);
        var account = new Account(new AccountForm(login, displayName, roles, Optional.empty()), clock.instant());
        account.chooses(hashes.of(password));
        accounts.add(account);
        caller.becomes(account.identity());
        return account.ticket();
    }
}
