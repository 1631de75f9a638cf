package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.account.ChoosePassword;
import om.hawalis.account.Password;
import om.hawalis.account.TokenSheet;
import om.hawalis.account.Tokens;
import om.hawalis.web.shared.SignedInSession;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;

/** {@code /account}: one's own password and tokens. */
@Named("ownAccountView")
@RequestScoped
public class OwnAccountView {
    @Inject
    private Accounts accounts;

    @Inject
    private ChoosePassword choosePassword;

    @Inject
    private Tokens tokens;

    @Inject
    private SignedInSession session;

    @Inject
    private Way way;

    private @Nullable AccountSheet account;
    private List<TokenSheet> ownTokens = List.of();
    private String old = "";
    private String password = "";
    private String label = "";
    private @Nullable String issued;

    public void load() {
        account = accounts.own();
        ownTokens = accounts.ownTokens();
    }

    public void changePassword() {
        session.begin(choosePassword.instead(old, new Password(password)));
        way.to("/account", "account.own.changed");
    }

    /** Stays on the page: the secret is shown this once. */
    public void issue() {
        issued = tokens.issue(label).text();
        label = "";
        load();
    }

    public void revoke(UUID token) {
        tokens.revoke(token);
        way.to("/account", "account.own.revoked");
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public @Nullable AccountSheet getAccount() {
        if (account == null) load();
        return account;
    }

    public List<TokenSheet> getTokens() {
        if (account == null) load();
        return ownTokens;
    }

    /** Where the clubs are. */
    public ZoneId getZone() {
        return ZoneId.of("Asia/Muscat");
    }

    public @Nullable String getIssued() {
        return issued;
    }

    public String getOld() {
        return old;
    }

    public void setOld(String old) {
        this.old = old;
    }

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
    }
}
