package om.hawalis;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.UUID;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sessions, forms and redirects as someone with bad intentions sends them. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class SessionIT {
    @ArquillianResource
    private URL url;

    private TestVisitor visitor;

    @BeforeEach
    void arrive() {
        visitor = newVisitor();
    }

    @Test
    void the_session_gets_a_new_id_at_sign_in() {
        visitor.get("/en/sign-in");
        var before = visitor.sessionId().orElseThrow();

        signIn(visitor, Role.ORGANISER);

        assertThat(visitor.sessionId()).isPresent().get().isNotEqualTo(before);
    }

    @Test
    void the_session_cookie_is_kept_from_scripts_and_other_sites() {
        var cookie = visitor.get("/en/sign-in").headers().allValues("Set-Cookie").stream()
                .filter(c -> c.startsWith("JSESSIONID="))
                .findFirst();

        assertThat(cookie).isPresent().get().asString().contains("HttpOnly").containsIgnoringCase("SameSite=Lax");
    }

    @Test
    void no_link_carries_the_session() {
        signIn(visitor, Role.ORGANISER);

        assertThat(visitor.get("/en/manage/clubs").body()).doesNotContainIgnoringCase("jsessionid");
    }

    @Test
    void signing_out_ends_the_sessions_of_every_device() {
        var login = TestAccounts.login(Role.ORGANISER);
        var phone = newVisitor();
        visitor.signIn("/en/sign-in", login, TestAccounts.PASSWORD);
        phone.signIn("/en/sign-in", login, TestAccounts.PASSWORD);
        assertThat(phone.get("/en/account").statusCode()).isEqualTo(200);

        var form = TestVisitor.form(visitor.get("/en/account"), "signOut");
        form.put("signOut:go", "x");
        visitor.post("/en/account", form);

        assertThat(phone.get("/en/account").statusCode()).isEqualTo(302);
        assertThat(visitor.get("/en/account").statusCode()).isEqualTo(302);
    }

    @Test
    void a_wanted_page_of_ours_follows_the_sign_in() {
        var login = TestAccounts.login(Role.ORGANISER);

        var answer = visitor.signIn("/en/sign-in?next=%2Far%2Fmanage%2Fclubs", login, TestAccounts.PASSWORD);

        assertThat(location(answer)).isEqualTo("/ar/manage/clubs");
    }

    @Test
    void a_wanted_page_elsewhere_is_ignored() {
        for (var evil : new String[] {
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/en//evil.example",
            "/xx/",
            "javascript:alert(1)"
        }) {
            var login = TestAccounts.login(Role.ORGANISER);
            var address =
                    "/en/sign-in?next=" + java.net.URLEncoder.encode(evil, java.nio.charset.StandardCharsets.UTF_8);

            assertThat(location(newVisitor().signIn(address, login, TestAccounts.PASSWORD)))
                    .as(evil)
                    .isEqualTo("/en/manage");
        }
    }

    @Test
    void a_form_as_the_page_gave_it_is_taken() {
        signIn(visitor, Role.ORGANISER);
        var name = freshName();

        visitor.post("/en/manage/clubs", clubForm(visitor, name));

        assertThat(clubsNamed(name)).isEqualTo(1);
    }

    @Test
    void a_form_without_a_view_state_changes_nothing() {
        signIn(visitor, Role.ORGANISER);
        var name = freshName();
        var form = clubForm(visitor, name);
        form.remove("jakarta.faces.ViewState");

        visitor.post("/en/manage/clubs", form);

        assertThat(clubsNamed(name)).isZero();
    }

    @Test
    void a_form_with_a_view_state_of_another_session_changes_nothing() {
        signIn(visitor, Role.ORGANISER);
        var other = newVisitor();
        signIn(other, Role.ORGANISER);
        var name = freshName();
        var stolen = clubForm(other, name);

        visitor.post("/en/manage/clubs", stolen);

        assertThat(clubsNamed(name)).isZero();
    }

    @Test
    void a_form_sent_twice_has_one_effect() {
        signIn(visitor, Role.ORGANISER);
        var name = freshName();
        var form = clubForm(visitor, name);

        visitor.post("/en/manage/clubs", form);
        visitor.post("/en/manage/clubs", form);

        assertThat(clubsNamed(name)).isEqualTo(1);
    }

    @Test
    void a_form_sent_without_the_role_changes_nothing() {
        signIn(visitor, Role.SCORER);
        var name = freshName();

        visitor.post("/en/manage/clubs", clubForm(visitor, name));

        assertThat(clubsNamed(name)).isZero();
    }

    @Test
    void a_page_is_shown_in_no_language_but_ours() {
        assertThat(visitor.get("/en/?lang=%3Cscript%3Ealert(1)%3C/script%3E").body())
                .doesNotContain("<script>alert")
                .contains("lang=\"en\"");
        assertThat(visitor.get("/xx/").statusCode()).isEqualTo(404);
        assertThat(visitor.get("/%3Cscript%3E/").statusCode()).isIn(400, 404);
    }

    @Test
    void a_nonce_sent_by_the_client_is_not_taken() {
        var answer = visitor.get("/en/sign-in?primefaces.nonce=bm9uc2Vuc2U%3D&nonce=bm9uc2Vuc2U%3D");

        assertThat(answer.headers().firstValue("Content-Security-Policy"))
                .isPresent()
                .get()
                .asString()
                .doesNotContain("bm9uc2Vuc2U");
    }

    @Test
    void public_pages_make_no_session() {
        visitor.get("/en/");

        assertThat(visitor.sessionId()).isEmpty();
    }

    private static Map<String, String> clubForm(TestVisitor visitor, String name) {
        var form = TestVisitor.form(visitor.get("/en/manage/clubs"), "found");
        TestVisitor.fill(form, "latin", name);
        form.put("found:go", "x");
        return form;
    }

    private void signIn(TestVisitor visitor, Role role) {
        var answer = visitor.signIn("/en/sign-in", TestAccounts.login(role), TestAccounts.PASSWORD);
        assertThat(answer.statusCode()).isEqualTo(302);
    }

    private static String location(HttpResponse<String> answer) {
        return URI.create(answer.headers().firstValue("Location").orElse("")).getPath();
    }

    private int clubsNamed(String name) {
        return TestApi.at(URI.create(url.toString()))
                .get("clubs?q=" + name.replace(' ', '+'))
                .json()
                .getInt("total");
    }

    private TestVisitor newVisitor() {
        return new TestVisitor(URI.create(url.toString()));
    }

    private static String freshName() {
        return "Club " + UUID.randomUUID();
    }
}
