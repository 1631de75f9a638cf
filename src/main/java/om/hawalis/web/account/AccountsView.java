package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import om.hawalis.account.AccountForm;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.account.Login;
import om.hawalis.account.ManageAccounts;
import om.hawalis.security.Role;
import om.hawalis.web.shared.PublicAddress;

/** {@code /admin/accounts}: who may sign in, and the form for one more. */
@Named("accountsView")
@RequestScoped
public class AccountsView {
    @Inject
    private Accounts accounts;

    @Inject
    private ManageAccounts manage;

    @Inject
    private PublicAddress site;

    private List<AccountSheet> rows = List.of();
    private String name = "";
    private String login = "";
    private List<Role> roles = List.of(Role.ARBITER);
    private String link = "";

    public void load() {
        rows = accounts.all();
    }

    /** Stays on the page: the link is shown this once. */
    public void create() {
        var chosen = roles.isEmpty() ? EnumSet.noneOf(Role.class) : EnumSet.copyOf(roles);
        var form = new AccountForm(new Login(login), name, chosen, Optional.empty());
        link = site.link("/invitation/" + manage.create(form).text());
        name = "";
        login = "";
        load();
    }

    public List<AccountSheet> getRows() {
        if (rows.isEmpty()) load();
        return rows;
    }

    public Role[] getChoices() {
        return Role.values();
    }

    public String getLink() {
        return link;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getLogin() {
        return login;
    }

    public void setLogin(String login) {
        this.login = login;
    }

    public List<Role> getRoles() {
        return roles;
    }

    public void setRoles(List<Role> roles) {
        this.roles = roles;
    }
}
