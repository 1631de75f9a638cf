package om.hawalis.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import om.hawalis.account.AccountForm;
import om.hawalis.account.Accounts;
import om.hawalis.account.ChoosePassword;
import om.hawalis.account.Login;
import om.hawalis.account.ManageAccounts;
import om.hawalis.account.Password;
import om.hawalis.account.TokenSheet;
import om.hawalis.account.Tokens;
import om.hawalis.platform.Secret;
import om.hawalis.player.PlayerId;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** One account for each role, its password known to everyone: as {@code #{demoAccounts}} on the sign-in page. */
@Named("demoAccounts")
@ApplicationScoped
public class DemoAccounts {
    private static final Password PASSWORD = new Password("hawalis-demo");
    private static final String TOKEN_LABEL = "demonstration";

    @Inject
    private RunAs as;

    @Inject
    private ManageAccounts manage;

    @Inject
    private ChoosePassword choosePassword;

    @Inject
    private Accounts accounts;

    @Inject
    private Tokens tokens;

    @Inject
    @ConfigProperty(name = "hawalis.demo", defaultValue = "false")
    private boolean demonstration;

    public boolean isShown() {
        return demonstration;
    }

    public List<Role> getRoles() {
        return List.of(Role.values());
    }

    public String login(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    public String getPassword() {
        return PASSWORD.text();
    }

    /** @param player whom of the register the account of a player is */
    void make(PlayerId player) {
        for (var role : Role.values()) {
            var linked = role == Role.PLAYER ? Optional.of(player) : Optional.<PlayerId>empty();
            var form = new AccountForm(new Login(login(role)), name(role), Set.of(role), linked);
            var invitation = as.call(new Identity.TheApplication(), () -> manage.create(form));
            as.call(Identity.NOBODY, () -> choosePassword.byInvitation(invitation, PASSWORD));
        }
    }

    private static String name(Role role) {
        return switch (role) {
            case ADMINISTRATOR -> "Maryam Al-Lawati";
            case ORGANISER -> "Khalfan Al-Harthy";
            case ARBITER -> "Zainab Al-Balushi";
            case SCORER -> "Yusuf Al-Amri";
            case PLAYER -> "Salim bin Nasser Al-Busaidi";
        };
    }

    Identity.SignedIn identity(Role role) {
        return as.call(new Identity.TheApplication(), accounts::all).stream()
                .filter(account -> account.login().equals(login(role)))
                .map(account ->
                        new Identity.SignedIn(account.id(), account.login(), account.displayName(), account.roles()))
                .findFirst()
                .orElseThrow();
    }

    /** A new token at each start; that of the last start is over. */
    Secret token(Role role) {
        var person = identity(role);
        as.run(
                person,
                () -> accounts.ownTokens().stream()
                        .filter(token -> token.label().equals(TOKEN_LABEL) && !token.revoked())
                        .map(TokenSheet::id)
                        .forEach(tokens::revoke));
        return as.call(person, () -> tokens.issue(TOKEN_LABEL));
    }
}
