package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.account.ManageAccounts;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.security.AccountId;
import om.hawalis.security.Role;
import om.hawalis.web.shared.PublicAddress;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /admin/accounts/{id}}: what one person may do, and whom of the register they are. */
@Named("accountView")
@RequestScoped
public class AccountView {
    @Inject
    private Accounts accounts;

    @Inject
    private ManageAccounts manage;

    @Inject
    private Players players;

    @Inject
    private PublicAddress site;

    @Inject
    private Way way;

    @Inject
    @Param(name = "id")
    private String id;

    private String query = "";
    private List<Role> roles = List.of();
    private @Nullable AccountSheet account;
    private String link = "";

    public void load() {
        account = accounts.sheet(accountId());
        roles = List.copyOf(account.roles());
    }

    private AccountId accountId() {
        try {
            return new AccountId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("account");
        }
    }

    public void grant() {
        manage.grant(accountId(), roles.isEmpty() ? EnumSet.noneOf(Role.class) : EnumSet.copyOf(roles));
        done("account.one.granted");
    }

    public void link(UUID player) {
        manage.link(accountId(), Optional.of(new PlayerId(player)));
        done("account.one.linked");
    }

    public void unlink() {
        manage.link(accountId(), Optional.empty());
        done("account.one.unlinked");
    }

    public void disable() {
        manage.disable(accountId());
        done("account.one.disabled");
    }

    public void enable() {
        manage.enable(accountId());
        done("account.one.enabled");
    }

    /** Stays on the page: the link is shown this once. */
    public void invite() {
        link = site.link("/invitation/" + manage.invite(accountId()).text());
        load();
    }

    private void done(String messageKey) {
        way.to("/admin/accounts/" + id, messageKey);
    }

    public List<PlayerSheet> getFound() {
        return query.isBlank()
                ? List.of()
                : players.search(query, new Page.Request(1, 10)).rows();
    }

    public @Nullable PlayerSheet getPlayer() {
        return Optional.ofNullable(getAccount())
                .flatMap(AccountSheet::player)
                .map(players::sheet)
                .orElse(null);
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public @Nullable AccountSheet getAccount() {
        if (account == null) load();
        return account;
    }

    public Role[] getChoices() {
        return Role.values();
    }

    public String getLink() {
        return link;
    }

    public String getQuery() {
        return query;
    }

    public void setQuery(String query) {
        this.query = query;
    }

    public List<Role> getRoles() {
        return roles;
    }

    public void setRoles(List<Role> roles) {
        this.roles = roles;
    }
}
