package om.hawalis.web.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses and headers, as any program sees them. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class AddressIT {
    @ArquillianResource
    private URL url;

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        var base = url.toString().replaceFirst("/$", "");
        var request = HttpRequest.newBuilder(URI.create(base + path));
        if (headers.length > 0) request.headers(headers);
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }
    }

    /** A page with a form that anyone may send: signing in, or setting up where nobody has yet. */
    private String formPage(String language) throws IOException, InterruptedException {
        var signIn = "/" + language + "/sign-in";
        var answer = get(signIn);
        return answer.statusCode() == 200 ? signIn : location(answer);
    }

    private static String location(HttpResponse<?> answer) {
        return URI.create(answer.headers().firstValue("Location").orElseThrow()).getPath();
    }

    @Test
    void the_root_leads_to_the_language_of_the_browser() throws Exception {
        var arabic = get("/", "Accept-Language", "fr, ar-OM;q=0.9, en;q=0.2");
        var unknown = get("/", "Accept-Language", "fr");

        assertThat(arabic.statusCode()).isEqualTo(302);
        assertThat(location(arabic)).isEqualTo("/ar/");
        assertThat(arabic.headers().allValues("Vary")).contains("Accept-Language");
        assertThat(location(unknown)).isEqualTo("/en/");
    }

    @Test
    void a_page_without_a_language_keeps_its_path_and_query() throws Exception {
        var answer = get("/sign-in?next=%2Far%2Faccount", "Accept-Language", "ar");

        assertThat(URI.create(answer.headers().firstValue("Location").orElseThrow())
                        .getRawQuery())
                .isEqualTo("next=%2Far%2Faccount");
        assertThat(location(answer)).isEqualTo("/ar/sign-in");
    }

    @Test
    void each_language_has_its_direction() throws Exception {
        assertThat(get("/ar/").body()).contains("lang=\"ar\" dir=\"rtl\"").contains("الحواليس");
        assertThat(get("/en/").body()).contains("lang=\"en\" dir=\"ltr\"").contains("Hawalis");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/fr/",
                "/front.xhtml",
                "/en/front.xhtml",
                "/resources/hw/board.xhtml",
                "/WEB-INF/page.xhtml",
                "/assets/x/hw/board.xhtml",
                "/en/no-such-page",
                "//evil.example/en/"
            })
    void what_is_no_page_is_not_found_and_says_so_without_a_class_or_version(String path) throws Exception {
        var answer = get(path);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().firstValue("Location")).isEmpty();
        assertThat(answer.body()).doesNotContainPattern("(?i)exception|payara|om\\.hawalis|stack ?trace");
    }

    @Test
    void a_raw_language_parameter_changes_nothing() throws Exception {
        var answer = get("/en/?lang=%3Cscript%3Ealert(1)%3C%2Fscript%3E&locale=ar");

        assertThat(answer.body()).contains("dir=\"ltr\"").doesNotContain("<script>alert");
    }

    @Test
    void a_public_page_makes_no_session_and_links_carry_none() throws Exception {
        for (var path : List.of("/en/", "/ar/no-such-page")) {
            var answer = get(path);

            assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
            assertThat(answer.body()).doesNotContain("jsessionid").doesNotContain("jakarta.faces.ViewState");
        }
    }

    @Test
    void a_session_cookie_is_hidden_from_scripts_and_from_other_sites() throws Exception {
        var cookies = get(formPage("en")).headers().allValues("Set-Cookie");

        assertThat(cookies)
                .anySatisfy(cookie -> assertThat(cookie)
                        .startsWith("JSESSIONID=")
                        .contains("HttpOnly")
                        .containsIgnoringCase("SameSite=Lax"));
    }

    @Test
    void every_answer_tells_browsers_what_to_allow() throws Exception {
        for (var path : List.of("/en/", formPage("en"), "/ar/no-such-page", "/api/v1/clubs")) {
            var headers = get(path).headers();

            assertThat(headers.firstValue("X-Content-Type-Options")).as(path).contains("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).as(path).contains("same-origin");
            assertThat(headers.firstValue("Permissions-Policy")).as(path).isPresent();
            assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
                    .as(path)
                    .contains(
                            "default-src 'self'",
                            "object-src 'none'",
                            "base-uri 'none'",
                            "form-action 'self'",
                            "frame-ancestors 'none'")
                    .doesNotContain("script-src 'self' 'unsafe");
            assertThat(headers.firstValue("Strict-Transport-Security")).as(path).isEmpty();
        }
    }

    @Test
    void a_nonce_is_the_servers_alone() throws Exception {
        var sent = "OTAyOWMwYzctZjBiNC00NzUzLWJiZTMtOTE4ZDg2OGRlOTY2";

        assertThat(policy("/en/?primefaces.nonce=" + sent)).doesNotContain("nonce");
        assertThat(policy(formPage("en") + "?primefaces.nonce=" + sent))
                .contains("'nonce-")
                .doesNotContain(sent);
    }

    private String policy(String path) throws Exception {
        return get(path).headers().firstValue("Content-Security-Policy").orElseThrow();
    }

    @Test
    void a_private_page_leads_to_the_sign_in_page_and_is_never_stored() throws Exception {
        var closed = get("/ar/account");
        var form = get(formPage("ar"));

        assertThat(closed.statusCode()).isEqualTo(302);
        assertThat(closed.headers().firstValue("Location").orElseThrow()).endsWith("/ar/sign-in?next=%2Far%2Faccount");
        assertThat(form.headers().firstValue("Cache-Control")).contains("no-store");
    }

    @Test
    void our_own_files_may_be_kept_for_good() throws Exception {
        var page = get("/en/").body();
        var sheet = page.replaceFirst("(?s).*href=\"(/assets/[^\"]+/css/hawalis.css)\".*", "$1");
        var answer = get(sheet);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/css");
    }

    @Test
    void our_own_texts_come_compressed_to_who_can_read_that() throws Exception {
        var engine =
                get("/en/").body().replaceFirst("(?s).*href=\"(/assets/[^\"]+)/css/hawalis.css\".*", "$1/js/engine.js");
        var client = HttpClient.newHttpClient();
        var request = HttpRequest.newBuilder(URI.create(url.toString()).resolve(engine));

        var plain = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        var packed =
                client.send(request.header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());

        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.headers().firstValue("Content-Type").orElseThrow()).contains("javascript");
        assertThat(packed.body()).hasSizeLessThan(70_000);
        try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
        }
    }

    @Test
    void a_form_keeps_the_address_of_its_page() throws Exception {
        var page = formPage("ar");

        assertThat(get(page).body()).contains("action=\"" + page + "\"").doesNotContain(".xhtml\" method");
    }

    @Test
    void a_form_from_a_forgotten_page_changes_nothing_and_offers_the_page_again() throws Exception {
        var page = formPage("en");

        var answer = post(page, "jakarta.faces.ViewState=1%3A2&setUp=setUp&signIn=signIn");

        assertThat(answer.statusCode()).isEqualTo(410);
        assertThat(answer.body())
                .contains("This page is out of date", "href=\"" + page + "\"")
                .doesNotContainPattern("(?i)exception|payara|om\\.hawalis");
    }

    @Test
    void a_form_without_a_view_state_is_only_shown() throws Exception {
        var answer = post(formPage("ar"), "setUp=setUp&signIn=signIn");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("jakarta.faces.ViewState");
    }

    @Test
    void what_is_refused_on_opening_a_page_is_said_in_words_with_its_status() throws Exception {
        var unknown = get("/en/clubs/no-such-club");
        var used = get("/ar/invitation/AAAAAAAAAAAAAAAAAAAAAA");

        assertThat(unknown.statusCode()).isEqualTo(404);
        assertThat(unknown.body()).contains(Words.in(Language.ENGLISH).text("refusal.club"));
        assertThat(used.statusCode()).isEqualTo(410);
        assertThat(used.body()).contains(Words.in(Language.ARABIC).text("refusal.invitation.gone"));
    }

    private HttpResponse<String> post(String path, String form) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(url.toString().replaceFirst("/$", "") + path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form));
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }
    }
}
