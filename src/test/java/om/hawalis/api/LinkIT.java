package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.util.List;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.TestVisitor;
import om.hawalis.game.Hall;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a link to a board, or to a player's games, opens, and what it does not. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class LinkIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private TestApi arbiter;
    private Hall hall;

    @BeforeEach
    void hall() {
        anyone = TestApi.at(URI.create(url.toString()));
        hall = Hall.with(TestDatabase.owner().dataSource(), 2);
        arbiter = anyone.as(hall.arbiter().token());
    }

    private List<JsonObject> issue(String audience) {
        var answer = arbiter.post("rounds/" + hall.round() + "/links", "{\"audience\":\"" + audience + "\"}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.list().getValuesAs(JsonObject.class);
    }

    /** A phone that has opened these links, as its page talks to the interface. */
    private TestApi phone(JsonObject... links) {
        var secrets = List.of(links).stream()
                .map(link -> link.getString("path").substring(3))
                .toList();
        return anyone.with("Cookie", "hawalis-links=" + String.join(".", secrets))
                .with("Sec-Fetch-Site", "same-origin");
    }

    private static String tap(int revision, String hole) {
        return "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(revision, revision + 1, hole);
    }

    private String game(int board) {
        return "games/" + hall.games().get(board);
    }

    @Test
    void a_sheet_opens_its_own_board_and_no_other() {
        var links = issue("SCORERS");

        assertThat(phone(links.getFirst()).post(game(0) + "/moves", tap(0, "i")).status())
                .isEqualTo(200);
        assertThat(phone(links.getFirst()).post(game(1) + "/moves", tap(0, "i")).status())
                .isEqualTo(403);
        assertThat(phone(links.get(1), links.getFirst())
                        .post(game(1) + "/moves", tap(0, "i"))
                        .status())
                .isEqualTo(200);
        assertThat(anyone.with("Sec-Fetch-Site", "same-origin")
                        .post(game(0) + "/moves", tap(1, "l"))
                        .status())
                .isEqualTo(401);
    }

    @Test
    void whoever_issued_the_sheet_does_not_verify_what_was_written_by_it() {
        var scorer = phone(issue("SCORERS").getFirst());
        scorer.post(game(0) + "/moves", tap(0, "i"));
        var report = scorer.post(game(0) + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}")
                .json();
        var confirm = "reports/" + report.getString("id") + "/confirm";

        assertThat(arbiter.post(confirm, "{\"version\":1}").status()).isEqualTo(403);
        assertThat(scorer.post(confirm, "{\"version\":1}").status()).isEqualTo(401);
        assertThat(anyone.as(hall.official(Role.ARBITER).token())
                        .post(confirm, "{\"version\":1}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_player_writes_down_their_own_game_and_whoever_gave_them_the_link_may_verify_it() {
        var south = phone(issue("PLAYERS").getFirst());
        var third = phone(issue("PLAYERS").get(2));

        assertThat(third.post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(403);
        assertThat(south.post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(401);
        var newest = phone(issue("PLAYERS").getFirst());
        assertThat(newest.post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(200);
        var report = newest.post(game(0) + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}")
                .json();
        assertThat(arbiter.post("reports/" + report.getString("id") + "/confirm", "{\"version\":1}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void an_ended_link_opens_nothing_any_more() {
        var link = issue("SCORERS").getFirst();
        var visitor = new TestVisitor(URI.create(url.toString()));
        assertThat(visitor.get("/ar" + link.getString("path")).statusCode()).isEqualTo(302);

        assertThat(arbiter.post("links/" + link.getString("id") + "/revoke", "").status())
                .isEqualTo(200);

        assertThat(phone(link).post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(401);
        assertThat(visitor.get("/ar" + link.getString("path")).statusCode()).isEqualTo(410);
        assertThat(visitor.get("/ar/b/nobody-ever-issued-this").statusCode()).isEqualTo(410);
    }

    @Test
    void a_new_sheet_ends_the_one_before_and_no_secret_is_kept() {
        var first = issue("SCORERS").getFirst();
        var second = issue("SCORERS").getFirst();

        assertThat(phone(first).post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(401);
        assertThat(phone(second).post(game(0) + "/moves", tap(0, "i")).status()).isEqualTo(200);
        var listed = arbiter.get("rounds/" + hall.round() + "/links");
        assertThat(listed.list()).hasSize(2);
        assertThat(listed.body()).doesNotContain(second.getString("path").substring(3));
    }

    @Test
    void links_are_issued_by_those_who_run_the_championship() {
        for (var person : List.of(hall.scorer(), hall.stranger(), hall.south()))
            assertThat(anyone.as(person.token())
                            .post("rounds/" + hall.round() + "/links", "{\"audience\":\"SCORERS\"}")
                            .status())
                    .isEqualTo(403);
    }
}
