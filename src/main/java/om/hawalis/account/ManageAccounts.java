package om.hawalis.account;

import static om.hawalis.security.Roles.ADMINISTRATOR;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;
import om.hawalis.security.Role;

/** The administrator makes accounts, says what they may do and whom of the register they are. */
@UseCase
public class ManageAccounts {
    private final AccountRepository accounts;
    private final Players players;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public ManageAccounts(AccountRepository accounts, Players players, Caller caller, Clock clock) {
        this.accounts = accounts;
        this.players = players;
        this.caller = caller;
        this.clock = clock;
    }

    /** @return the one-time link's secret, shown once */
    @RolesAllowed(ADMINISTRATOR)
    public Secret create(AccountForm form) {
        if (accounts.find(form.login()).isPresent()) throw Refusal.conflict("account.exists");
        form.player().ifPresent(this::requireFree);
        var account = new Account(form, clock.instant());
        accounts.add(account);
        return invite(account);
    }

    /** A new link, for who lost theirs or the password; the former link is over. */
    @RolesAllowed(ADMINISTRATOR)
    public Secret invite(AccountId id) {
        return invite(require(id));
    }

    private Secret invite(Account account) {
        accounts.openInvitations(account.id()).forEach(open -> open.revoke(clock.instant()));
        var secret = Secret.fresh();
        accounts.add(new Invitation(secret, account.id(), clock.instant()));
        return secret;
    }

    @RolesAllowed(ADMINISTRATOR)
    public void grant(AccountId id, Set<Role> roles) {
        if (isOwn(id) && !roles.contains(Role.ADMINISTRATOR)) throw Refusal.conflict("account.own-office");
        require(id).grant(roles);
    }

    @RolesAllowed(ADMINISTRATOR)
    public void link(AccountId id, Optional<PlayerId> player) {
        var account = require(id);
        player.filter(p -> !account.player().equals(Optional.of(p))).ifPresent(this::requireFree);
        account.isPlayer(player);
    }

    @RolesAllowed(ADMINISTRATOR)
    public void disable(AccountId id) {
        if (isOwn(id)) throw Refusal.conflict("account.own-office");
        require(id).disable(clock.instant());
    }

    @RolesAllowed(ADMINISTRATOR)
    public void enable(AccountId id) {
        require(id).enable();
    }

    private void requireFree(PlayerId player) {
        players.sheet(player);
        if (accounts.of(player).isPresent()) throw Refusal.conflict("account.player-taken");
    }

    private boolean isOwn(AccountId id) {
        return caller.account().equals(Optional.of(id));
    }

    private Account require(AccountId id) {
        return accounts.find(id).orElseThrow(() -> Refusal.unknown("account"));
    }
}
