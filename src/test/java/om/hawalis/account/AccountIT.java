package om.hawalis.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.security.AccountId;
import om.hawalis.security.Identity;
import om.hawalis.security.NotAllowed;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class AccountIT {
    private static final Identity APPLICATION = new Identity.TheApplication();
    private static final Password PASSWORD = new Password("كلمة سر طويلة جدا");

    @Inject
    private RunAs as;

    @Inject
    private ManageAccounts manage;

    @Inject
    private ChoosePassword choosePassword;

    @Inject
    private SignIn signIn;

    @Inject
    private SignOut signOut;

    @Inject
    private Identities identities;

    @Inject
    private Tokens tokens;

    @Inject
    private Accounts accounts;

    @Inject
    private RegisterPlayer registerPlayer;

    @Resource(lookup = "java:app/jdbc/hawalis")
    private DataSource dataSource;

    @Test
    void an_invited_person_chooses_a_password_and_signs_in() {
        var login = freshLogin();
        var secret = as.call(APPLICATION, () -> manage.create(form(login)));

        as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD));
        var ticket = as.call(Identity.NOBODY, () -> signIn.with(login, PASSWORD.text()));

        assertThat(as.call(Identity.NOBODY, () -> identities.of(ticket)).name()).isEqualTo(login);
    }

    @Test
    void an_invitation_works_once() {
        var secret = as.call(APPLICATION, () -> manage.create(form(freshLogin())));

        as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD));

        assertThatThrownBy(() -> as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD)))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.kind()).isEqualTo(Refusal.Kind.GONE));
    }

    @Test
    void unknown_name_and_wrong_password_are_answered_alike() {
        var login = freshLogin();
        var secret = as.call(APPLICATION, () -> manage.create(form(login)));
        as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD));

        assertThat(refusalOf(login)).isEqualTo("sign-in.wrong");
        assertThat(refusalOf(freshLogin())).isEqualTo("sign-in.wrong");
    }

    @Test
    void sixth_try_after_five_failures_must_wait() {
        var login = freshLogin();

        for (var i = 0; i < 5; i++) assertThat(refusalOf(login)).isEqualTo("sign-in.wrong");

        assertThat(refusalOf(login)).isEqualTo("sign-in.wait");
    }

    @Test
    void signing_out_ends_every_session() {
        var login = freshLogin();
        var secret = as.call(APPLICATION, () -> manage.create(form(login)));
        var ticket = as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD));
        var identity = as.call(Identity.NOBODY, () -> identities.of(ticket));

        as.run(identity, () -> signOut.everywhere());

        assertThat(as.call(Identity.NOBODY, () -> identities.of(ticket))).isEqualTo(Identity.NOBODY);
    }

    @Test
    void a_password_change_ends_every_session() {
        var login = freshLogin();
        var secret = as.call(APPLICATION, () -> manage.create(form(login)));
        var ticket = as.call(Identity.NOBODY, () -> choosePassword.byInvitation(secret, PASSWORD));
        var identity = as.call(Identity.NOBODY, () -> identities.of(ticket));

        as.call(identity, () -> choosePassword.instead(PASSWORD.text(), new Password("another long secret")));

        assertThat(as.call(Identity.NOBODY, () -> identities.of(ticket))).isEqualTo(Identity.NOBODY);
    }

    @Test
    void a_token_acts_for_its_owner_until_revoked() {
        var login = freshLogin();
        var invitation = as.call(APPLICATION, () -> manage.create(form(login)));
        var ticket = as.call(Identity.NOBODY, () -> choosePassword.byInvitation(invitation, PASSWORD));
        var identity = as.call(Identity.NOBODY, () -> identities.of(ticket));
        Secret token = as.call(identity, () -> tokens.issue("script"));

        assertThat(as.call(Identity.NOBODY, () -> identities.ofToken(token))).contains(identity);
        assertThat(as.call(Identity.NOBODY, () -> identities.ofToken(Secret.fresh())))
                .isEmpty();
    }

    @Test
    void only_an_administrator_makes_accounts() {
        assertThatThrownBy(() -> as.call(Identity.NOBODY, () -> manage.create(form(freshLogin()))))
                .isInstanceOfSatisfying(
                        NotAllowed.class, n -> assertThat(n.why()).isEqualTo(NotAllowed.Why.NOT_SIGNED_IN));
    }

    @Test
    void an_account_is_linked_to_one_player_and_a_player_to_one_account() {
        var salim = as.call(APPLICATION, () -> registerPlayer.register(player()));
        var first = accountOf(freshLogin());
        var second = accountOf(freshLogin());

        as.run(APPLICATION, () -> manage.link(first, Optional.of(salim)));

        assertThat(as.call(Identity.NOBODY, () -> accounts.playerOf(first))).contains(salim);
        assertThatThrownBy(() -> as.run(APPLICATION, () -> manage.link(second, Optional.of(salim))))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("account.player-taken"));
    }

    @Test
    void what_is_done_and_what_is_refused_leave_a_line_each() throws SQLException {
        var login = freshLogin();
        as.call(APPLICATION, () -> manage.create(form(login)));
        assertThatThrownBy(() -> as.call(APPLICATION, () -> manage.create(form(login))))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> as.call(Identity.NOBODY, () -> manage.create(form(login))))
                .isInstanceOf(NotAllowed.class);

        assertThat(auditedOutcomes("ManageAccounts.create", 3)).containsExactly("DONE", "REFUSED", "REFUSED");
    }

    /** The last lines of a use case, oldest first. */
    private List<String> auditedOutcomes(String useCase, int lines) throws SQLException {
        var outcomes = new ArrayList<String>();
        try (var connection = dataSource.getConnection();
                var query = connection.prepareStatement(
                        "select outcome from audit_line where use_case = ? order by id desc limit ?")) {
            query.setString(1, useCase);
            query.setInt(2, lines);
            var rows = query.executeQuery();
            while (rows.next()) outcomes.addFirst(rows.getString(1));
        }
        return outcomes;
    }

    private AccountId accountOf(String login) {
        as.call(APPLICATION, () -> manage.create(form(login)));
        return as.call(APPLICATION, accounts::all).stream()
                .filter(account -> account.login().equals(login))
                .map(AccountSheet::id)
                .findFirst()
                .orElseThrow();
    }

    private static PlayerForm player() {
        return new PlayerForm(new Name("Salim", "سالم"), Optional.empty(), Optional.empty());
    }

    private String refusalOf(String login) {
        try {
            as.call(Identity.NOBODY, () -> signIn.with(login, "certainly wrong"));
            return "signed in";
        } catch (Refusal refusal) {
            return refusal.key();
        }
    }

    private static AccountForm form(String login) {
        return new AccountForm(new Login(login), "Test Person", Set.of(Role.ARBITER), Optional.empty());
    }

    private static String freshLogin() {
        return "t" + UUID.randomUUID().toString().substring(0, 12);
    }
}
