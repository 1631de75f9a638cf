package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.account.Accounts;
import om.hawalis.account.SignIn;
import om.hawalis.web.shared.SignedInSession;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;

/** {@code /sign-in}. */
@Named("signInView")
@RequestScoped
public class SignInView {
    @Inject
    private SignIn signIn;

    @Inject
    private Accounts accounts;

    @Inject
    private SignedInSession session;

    @Inject
    private Way way;

    private @Nullable String next;
    private String login = "";
    private String password = "";

    /** Before there is an administrator there is nobody to sign in. */
    public void load() {
        if (!accounts.isSetUp()) way.to("/set-up");
    }

    public void enter() {
        session.begin(signIn.with(login, password));
        way.toWanted(next, "/manage");
    }

    public @Nullable String getNext() {
        return next;
    }

    public void setNext(@Nullable String next) {
        this.next = next;
    }

    public String getLogin() {
        return login;
    }

    public void setLogin(String login) {
        this.login = login;
    }

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }
}
