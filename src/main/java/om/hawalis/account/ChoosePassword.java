package om.hawalis.account;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** A person chooses a password: by the one-time link, or by knowing the old one. All their sessions end. */
@UseCase
public class ChoosePassword {
    private final AccountRepository accounts;
    private final PasswordHashes hashes;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public ChoosePassword(AccountRepository accounts, PasswordHashes hashes, Caller caller, Clock clock) {
        this.accounts = accounts;
        this.hashes = hashes;
        this.caller = caller;
        this.clock = clock;
    }

    /** @return what a session that begins now has to remember */
    @PermitAll
    public SessionTicket byInvitation(Secret secret, Password password) {
        var invitation = accounts.invitation(secret).orElseThrow(() -> Refusal.gone("invitation.gone"));
        invitation.use(clock.instant());
        var account = accounts.find(invitation.account()).orElseThrow();
        if (account.isDisabled()) throw Refusal.gone("invitation.gone");
        account.chooses(hashes.of(password));
        caller.becomes(account.identity());
        return account.ticket();
    }

    /** @return what a session that begins now has to remember */
    @PermitAll
    public SessionTicket instead(String old, Password password) {
        var account = accounts.find(caller.requireAccount()).orElseThrow();
        if (!hashes.matches(old, account.passwordHash())) throw Refusal.forbidden("sign-in.wrong");
        account.chooses(hashes.of(password));
        return account.ticket();
    }
}
