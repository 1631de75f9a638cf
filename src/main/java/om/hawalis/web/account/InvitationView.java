package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.account.ChoosePassword;
import om.hawalis.account.Password;
import om.hawalis.platform.Secret;
import om.hawalis.web.shared.SignedInSession;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /invitation/{secret}}: the one-time link. */
@Named("invitationView")
@RequestScoped
public class InvitationView {
    @Inject
    private Accounts accounts;

    @Inject
    private ChoosePassword choosePassword;

    @Inject
    private SignedInSession session;

    @Inject
    private Way way;

    @Inject
    @Param(name = "secret")
    private String secret;

    private String password = "";
    private @Nullable AccountSheet account;

    public void load() {
        account = accounts.invited(new Secret(secret));
    }

    public void accept() {
        session.begin(choosePassword.byInvitation(new Secret(secret), new Password(password)));
        way.to("/manage", "account.invitation.done");
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public @Nullable AccountSheet getAccount() {
        if (account == null) load();
        return account;
    }

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }
}
