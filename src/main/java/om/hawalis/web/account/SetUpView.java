package om.hawalis.web.account;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.account.Accounts;
import om.hawalis.account.Login;
import om.hawalis.account.Password;
import om.hawalis.account.SetUp;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.SignedInSession;
import om.hawalis.web.shared.Way;

/** {@code /set-up}: the first visitor becomes the administrator. */
@Named("setUpView")
@RequestScoped
public class SetUpView {
    @Inject
    private SetUp setUp;

    @Inject
    private Accounts accounts;

    @Inject
    private SignedInSession session;

    @Inject
    private Way way;

    private String code = "";
    private String name = "";
    private String login = "";
    private String password = "";

    public void load() {
        if (accounts.isSetUp()) throw Refusal.gone("set-up.done");
    }

    public void finish() {
        session.begin(setUp.administrator(code, new Login(login), name, new Password(password)));
        way.to("/manage", "account.setUp.done");
    }

    public String getCode() {
        return code;
    }

    public void setCode(String code) {
        this.code = code;
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

    public String getPassword() {
        return password;
    }

    public void setPassword(String password) {
        this.password = password;
    }
}
