package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What holds for every resource, tried on clubs. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class ApiIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;

    @BeforeEach
    void address() {
        anyone = TestApi.at(URI.create(url.toString()));
    }

    @Test
    void an_organiser_founds_a_club_and_everyone_sees_it() {
        var name = freshName();

        var founded = organiser().post("clubs", club(name));

        assertThat(founded.status()).isEqualTo(201);
        var seen = anyone.get("clubs/" + founded.json().getString("slug"));
        assertThat(seen.json().getJsonObject("name").getString("latin")).isEqualTo(name);
    }

    @Test
    void a_write_without_a_token_or_our_own_page_is_refused() {
        assertThat(anyone.post("clubs", club(freshName())).status()).isEqualTo(403);
        assertThat(anyone.with("Origin", "https://evil.example")
                        .post("clubs", club(freshName()))
                        .status())
                .isEqualTo(403);
        assertThat(anyone.with("Sec-Fetch-Site", "cross-site")
                        .post("clubs", club(freshName()))
                        .status())
                .isEqualTo(403);
    }

    @Test
    void a_write_from_our_own_page_needs_someone_signed_in() {
        var answer = anyone.with("Sec-Fetch-Site", "same-origin").post("clubs", club(freshName()));

        assertThat(answer.status()).isEqualTo(401);
    }

    @Test
    void an_invalid_token_is_answered_401() {
        assertThat(anyone.with("Authorization", "Bearer nonsense").get("clubs").status())
                .isEqualTo(401);
    }

    @Test
    void a_role_that_does_not_cover_it_is_answered_403() {
        var scorer = anyone.as(TestAccounts.token(Role.SCORER));

        assertThat(scorer.post("clubs", club(freshName())).status()).isEqualTo(403);
    }

    @Test
    void a_member_nobody_asked_for_is_refused() {
        var body = "{\"name\":{\"latin\":\"%s\"},\"verified\":true}".formatted(freshName());

        assertThat(organiser().post("clubs", body).status()).isEqualTo(400);
    }

    @Test
    void malformed_json_is_a_problem_in_the_readers_language() {
        var answer = organiser().with("Accept-Language", "ar").post("clubs", "{\"name\":");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.contentType().orElse("")).startsWith("application/problem+json");
        assertThat(answer.json().getString("title")).isEqualTo("تعذر فهم الطلب.");
    }

    @Test
    void what_does_not_exist_is_answered_404() {
        assertThat(anyone.get("clubs/no-such-club").status()).isEqualTo(404);
        assertThat(anyone.get("clubs/" + UUID.randomUUID()).status()).isEqualTo(404);
        assertThat(anyone.get("players/nonsense").status()).isEqualTo(404);
        assertThat(anyone.get("nothing/here").status()).isEqualTo(404);
    }

    @Test
    void the_same_key_sent_a_hundred_times_at_once_has_one_effect() {
        var sender = organiser().with("Idempotency-Key", UUID.randomUUID().toString());
        var name = freshName();

        var answers = parallel(100, () -> sender.post("clubs", club(name)));

        assertThat(answers).allSatisfy(a -> assertThat(a.status()).isEqualTo(201));
        assertThat(answers.stream().map(TestApi.Answer::body).distinct()).hasSize(1);
        assertThat(anyone.get("clubs?q=" + name.replace(' ', '+')).json().getInt("total"))
                .isEqualTo(1);
    }

    @Test
    void a_key_used_for_another_request_is_refused() {
        var sender = organiser().with("Idempotency-Key", UUID.randomUUID().toString());

        assertThat(sender.post("clubs", club(freshName())).status()).isEqualTo(201);
        assertThat(sender.post("clubs", club(freshName())).status()).isEqualTo(400);
    }

    @Test
    void the_api_describes_itself() {
        var document = anyone.get("openapi.json");

        assertThat(document.status()).isEqualTo(200);
        assertThat(document.json().getJsonObject("paths")).containsKey("/api/v1/clubs");
    }

    private TestApi organiser() {
        return anyone.as(TestAccounts.token(Role.ORGANISER));
    }

    private static String freshName() {
        return "Club " + UUID.randomUUID();
    }

    private static String club(String name) {
        return "{\"name\":{\"latin\":\"%s\"},\"place\":\"Ruwi\"}".formatted(name);
    }

    private static List<TestApi.Answer> parallel(int times, Supplier<TestApi.Answer> call) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = IntStream.range(0, times)
                    .mapToObj(i -> threads.submit(call::get))
                    .toList();
            return running.stream().map(ApiIT::await).toList();
        }
    }

    private static TestApi.Answer await(Future<TestApi.Answer> running) {
        try {
            return running.get();
        } catch (InterruptedException | ExecutionException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
