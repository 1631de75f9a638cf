package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Recording, reporting and verifying as a program does. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class GameApiIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private Hall hall;
    private String game;

    @BeforeEach
    void hall() {
        anyone = TestApi.at(URI.create(url.toString()));
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
        game = "games/" + hall.game();
    }

    @Test
    void an_open_game_waits_for_its_first_move() {
        var json = anyone.get(game).json();

        assertThat(json.getString("state")).isEqualTo("READY");
        assertThat(json.getInt("revision")).isZero();
        assertThat(json.getString("toMove")).isEqualTo("S");
        assertThat(json.getJsonArray("legal")).hasSize(14);
        assertThat(json.getJsonObject("ruleSet").getString("id")).isEqualTo("oman");
        assertThat(json.getString("position")).isEqualTo("2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S");
        assertThat(json.getString("result")).isEqualTo("*");
        assertThat(json.isNull("verdict")).isTrue();
    }

    @Test
    void a_move_answers_the_game_and_its_sowing() {
        var json = move(0, 1, "i").json();

        assertThat(json.getInt("revision")).isEqualTo(1);
        assertThat(json.getString("toMove")).isEqualTo("N");
        assertThat(json.getJsonObject("last").getString("hole")).isEqualTo("i");
        var played = json.getJsonObject("played");
        assertThat(played.getJsonArray("laps").getJsonArray(0).getInt(1)).isEqualTo(2);
        assertThat(played.getJsonArray("laps")).hasSize(played.getInt("lapCount"));
        assertThat(played.getJsonArray("captured").getJsonObject(0).getString("side"))
                .isEqualTo("N");
        assertThat(played.getBoolean("endless")).isFalse();
    }

    @Test
    void bad_taps_are_answered_by_status_and_what_helps() {
        move(0, 1, "i");

        assertThat(move(0, 1, "d").status()).isEqualTo(409);
        assertThat(move(0, 1, "d").json().getJsonObject("current").getInt("revision"))
                .isEqualTo(1);
        var empty = move(1, 2, "?");
        assertThat(empty.status()).isEqualTo(400);
        assertThat(empty.json().getJsonArray("legal")).isNotEmpty();
        assertThat(as(hall.scorer())
                        .post(game + "/moves", "{\"ply\":2,\"hole\":\"a\"}")
                        .status())
                .isEqualTo(400);
        assertThat(as(hall.scorer())
                        .post(game + "/moves", "{\"revision\":1,\"ply\":2,\"hole\":\"l\",\"verified\":true}")
                        .status())
                .isEqualTo(400);
        assertThat(as(hall.stranger()).post(game + "/moves", tap(1, 2, "l")).status())
                .isEqualTo(403);
        assertThat(as(hall.scorer())
                        .post("games/" + UUID.randomUUID() + "/moves", tap(0, 1, "i"))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void an_illegal_hole_is_answered_409_with_the_legal_ones_in_the_readers_language() {
        move(0, 1, "i");
        move(1, 2, "l");

        var answer = as(hall.scorer()).with("Accept-Language", "ar").post(game + "/moves", tap(2, 3, "i"));

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.contentType().orElseThrow()).startsWith("application/problem+json");
        assertThat(answer.json().getString("title")).contains("حصاة واحدة");
        assertThat(answer.json().getJsonArray("legal")).isNotEmpty();
    }

    @Test
    void a_hundred_posts_of_one_tap_at_once_are_one_row_and_one_answer() {
        var scorer = as(hall.scorer()).with("Idempotency-Key", UUID.randomUUID().toString());

        var answers = together(100, () -> scorer.post(game + "/moves", tap(0, 1, "i")));

        assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isEqualTo(200));
        assertThat(answers.stream().map(TestApi.Answer::body).distinct()).hasSize(1);
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(1);
    }

    @Test
    void of_two_different_results_at_once_one_is_stored_and_the_other_is_told_both() {
        for (var round = 0; round < 10; round++) {
            hall();
            var first = report(hall.south(), "1-0");
            var second = report(hall.north(), "0-1");

            var answers = together(List.of(first, second));

            assertThat(answers).extracting(TestApi.Answer::status).containsExactlyInAnyOrder(201, 409);
            var told =
                    answers.stream().filter(a -> a.status() == 409).findFirst().orElseThrow();
            assertThat(List.of(
                            told.json().getJsonObject("report").getString("result"),
                            told.json().getJsonObject("current").getString("result")))
                    .containsExactlyInAnyOrder("1-0", "0-1");
            assertThat(hall.count("report", hall.game())).isEqualTo(2);
            assertThat(anyone.get(game).json().getBoolean("disputed")).isTrue();
        }
    }

    @Test
    void of_two_who_confirm_at_once_one_does() {
        as(hall.scorer()).post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
        var report = reportOf();
        var second = hall.official(Role.ARBITER);

        var answers = together(List.of(
                () -> as(hall.arbiter()).post("reports/" + report + "/confirm", "{\"version\":1}"),
                () -> as(second).post("reports/" + report + "/confirm", "{\"version\":1}")));

        assertThat(answers).extracting(TestApi.Answer::status).containsExactlyInAnyOrder(200, 409);
        assertThat(hall.count("official_result", hall.game())).isEqualTo(1);
    }

    @Test
    void the_story_of_a_proven_result() {
        var taps = PublishedGames.taps(PublishedGames.FIRST);
        for (var i = 0; i < taps.size(); i++)
            assertThat(move(i, i + 1, taps.get(i)).status()).isEqualTo(200);

        var over = anyone.get(game).json();
        assertThat(over.getString("verdict")).isEqualTo("CAPTURED_ALL");
        assertThat(over.getString("result")).isEqualTo("0-1");
        assertThat(over.getString("basis")).isEqualTo("PROVEN");
        assertThat(move(110, 111, "a").status()).isEqualTo(409);
        assertThat(confirm(hall.scorer()).status()).isEqualTo(403);
        assertThat(confirm(hall.arbiter()).status()).isEqualTo(200);
        assertThat(anyone.get(game).json().getJsonObject("report").getString("state"))
                .isEqualTo("CONFIRMED");
        assertThat(as(hall.scorer()).post(game + "/undo", "{\"revision\":110}").status())
                .isEqualTo(409);
    }

    @Test
    void the_record_is_told_as_notation_and_as_json() {
        move(0, 1, "i");
        move(1, 2, "l");

        var text = anyone.with("Accept", "text/plain").get(game + "/record");
        var json =
                anyone.with("Accept", "application/json").get(game + "/record").json();

        assertThat(text.body()).contains("[Rules \"oman\"]").contains("1. i(+4) L(+6)");
        assertThat(json.getJsonArray("plies")).hasSize(2);
        assertThat(json.getJsonArray("plies").getJsonObject(1).getInt("captured"))
                .isEqualTo(6);
        assertThat(json.isNull("fingerprint")).isTrue();
    }

    @Test
    void a_game_as_text_is_previewed_then_recorded_whole_or_not_at_all() {
        var wrong = "{\"revision\":0,\"text\":\"1. i(+4) L(+5)\"}";

        var preview = as(hall.scorer()).post(game + "/record/preview", "{\"text\":\"1. i(+4) L(+5)\"}");
        var refused = as(hall.scorer()).post(game + "/record", wrong);

        assertThat(preview.json().getJsonArray("discrepancies").getJsonObject(0).getInt("ply"))
                .isEqualTo(2);
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().getJsonArray("discrepancies")).hasSize(1);
        assertThat(hall.count("game_fact", hall.game())).isZero();
        assertThat(as(hall.scorer())
                        .post(game + "/record", "{\"revision\":0,\"text\":\"1. i(+4) L(+6)\"}")
                        .json()
                        .getInt("ply"))
                .isEqualTo(2);
    }

    @Test
    void nobody_verifies_what_they_entered_or_play() {
        var playing = hall.promote(hall.south(), Role.ARBITER);
        as(hall.organiser()).post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");

        assertThat(confirm(hall.organiser()).status()).isEqualTo(403);
        assertThat(confirm(playing).status()).isEqualTo(403);
        assertThat(confirm(hall.stranger()).status()).isEqualTo(403);
        assertThat(confirm(hall.arbiter()).status()).isEqualTo(200);
    }

    @Test
    void a_stale_version_of_a_report_is_answered_with_the_current_one() {
        as(hall.scorer()).post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
        var report = "reports/" + reportOf();
        as(hall.arbiter()).post(report + "/return", "{\"version\":1,\"reason\":\"North did not resign\"}");

        var late = as(hall.organiser()).post(report + "/confirm", "{\"version\":1}");

        assertThat(late.status()).isEqualTo(409);
        assertThat(late.json().getJsonObject("current").getString("state")).isEqualTo("RETURNED");
    }

    @Test
    void a_correction_names_what_it_corrects_and_why() {
        as(hall.scorer()).post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
        confirm(hall.arbiter());
        var former = reportOf();

        var answer = as(hall.arbiter()).post(game + "/reports", """
            {"result":"0-1","ending":"RESIGNATION","corrects":"%s","version":2,"reason":"Sides mixed up"}\
            """.formatted(former));

        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.json().getString("office")).isEqualTo("ARBITER");
        assertThat(answer.json().getString("corrects")).isEqualTo(former);
    }

    @Test
    void a_record_is_set_aside_with_a_reason_and_stays_to_be_seen() {
        move(0, 1, "i");

        assertThat(as(hall.arbiter())
                        .post(game + "/set-aside", "{\"reason\":\" \"}")
                        .status())
                .isEqualTo(400);
        assertThat(as(hall.scorer())
                        .post(game + "/set-aside", "{\"reason\":\"Mis-tapped\"}")
                        .status())
                .isEqualTo(403);
        var aside = as(hall.arbiter()).post(game + "/set-aside", "{\"reason\":\"Mis-tapped\"}");

        assertThat(aside.json().getString("setAside")).isEqualTo("Mis-tapped");
        assertThat(aside.json().getJsonArray("moves")).hasSize(1);
        assertThat(as(hall.scorer())
                        .post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"SET_ASIDE\"}")
                        .status())
                .isEqualTo(201);
    }

    @Test
    void nonsense_in_a_report_is_malformed() {
        for (var body : List.of(
                "{\"result\":\"2-0\"}",
                "{\"result\":\"*\"}",
                "{\"result\":\"1-0\",\"ending\":\"AGREED_DRAW\"}",
                "{\"result\":\"1-0\",\"ending\":\"SLEEP\"}",
                "{}"))
            assertThat(as(hall.scorer()).post(game + "/reports", body).status()).isEqualTo(400);
    }

    private TestApi as(Hall.Person person) {
        return anyone.as(person.token());
    }

    private TestApi.Answer move(int revision, int ply, String hole) {
        return as(hall.scorer()).post(game + "/moves", tap(revision, ply, hole));
    }

    private static String tap(int revision, int ply, String hole) {
        return "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(revision, ply, hole);
    }

    private Callable<TestApi.Answer> report(Hall.Person person, String result) {
        var body = "{\"result\":\"%s\",\"ending\":\"RESIGNATION\"}".formatted(result);
        return () ->
                as(person).with("Idempotency-Key", UUID.randomUUID().toString()).post(game + "/reports", body);
    }

    private String reportOf() {
        return anyone.get(game).json().getJsonObject("report").getString("id");
    }

    private TestApi.Answer confirm(Hall.Person person) {
        JsonObject report = anyone.get(game).json().getJsonObject("report");
        return as(person)
                .post(
                        "reports/" + report.getString("id") + "/confirm",
                        "{\"version\":%d}".formatted(report.getInt("version")));
    }

    private static List<TestApi.Answer> together(int times, Callable<TestApi.Answer> call) {
        return together(IntStream.range(0, times).mapToObj(i -> call).toList());
    }

    private static List<TestApi.Answer> together(List<Callable<TestApi.Answer>> calls) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            return threads.invokeAll(calls).stream().map(GameApiIT::await).toList();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
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
