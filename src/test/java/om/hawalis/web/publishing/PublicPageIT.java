package om.hawalis.web.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.RunChampionship;
import om.hawalis.championship.Scene;
import om.hawalis.contest.GameResult;
import om.hawalis.game.Games;
import om.hawalis.platform.Page;
import om.hawalis.publishing.PublishStandings;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The public pages as a stranger's browser fetches them. */
@ExtendWith(ArquillianExtension.class)
class PublicPageIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private Championships championships;

    @Inject
    private Games games;

    @Inject
    private PublishStandings publishStandings;

    @Inject
    private RunChampionship run;

    @Inject
    private HttpServletRequest request;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Identity.SignedIn organiser;
    private ChampionshipId id;

    @BeforeEach
    void aChampionshipRuns() {
        organiser = scene.organiser();
        id = scene.running(organiser, 4, Cycles.SINGLE);
    }

    @AfterEach
    void leave() {
        client.close();
    }

    @Test
    void every_public_page_is_served_in_both_languages_without_a_session() throws Exception {
        scene.playThrough(organiser, id, 1);
        as.call(organiser, () -> publishStandings.publish(id, 1));
        var path = path();
        var game = as.call(Identity.NOBODY, () -> games.ofChampionship(id, Page.Request.FIRST))
                .rows()
                .getFirst();
        var pages = List.of(
                "/",
                "/championships",
                path,
                path + "?table=live",
                path + "/publications/1",
                path + "/rounds",
                path + "/rounds/1",
                path + "/cross-table",
                path + "/games",
                "/games/" + game.id(),
                "/players",
                "/players/" + game.south().player(),
                "/clubs");

        for (var page : pages) {
            assertThat(get("/en" + page).body()).as(page).contains("lang=\"en\" dir=\"ltr\"");
            var arabic = get("/ar" + page);
            assertThat(arabic.body()).as(page).contains("lang=\"ar\" dir=\"rtl\"");
            assertThat(arabic.headers().firstValue("Set-Cookie")).as(page).isEmpty();
        }
    }

    @Test
    void whoever_has_the_page_already_is_told_so() throws Exception {
        scene.playThrough(organiser, id, 3);
        as.call(organiser, () -> publishStandings.publish(id, 3));
        as.run(organiser, () -> run.finish(id));
        var first = get("/en" + path());
        var tag = first.headers().firstValue("ETag").orElseThrow();

        var second = get("/en" + path(), "If-None-Match", tag);

        assertThat(second.statusCode()).isEqualTo(304);
        assertThat(second.body()).isEmpty();
        assertThat(get("/ar" + path()).headers().firstValue("ETag"))
                .isNotEqualTo(first.headers().firstValue("ETag"));
    }

    @Test
    void what_is_published_is_on_the_page_at_once() throws Exception {
        scene.playThrough(organiser, id, 1);
        var before = get("/en" + path()).body();

        as.call(organiser, () -> publishStandings.publish(id, 1));
        Thread.sleep(100);

        assertThat(before).contains("not published").doesNotContain("Published 1");
        assertThat(get("/en" + path()).body()).contains(organiser.displayName());
    }

    @Test
    void an_old_table_says_that_a_later_one_stands() throws Exception {
        var round = scene.playThrough(organiser, id, 1).getFirst();
        as.call(organiser, () -> publishStandings.publish(id, 1));
        scene.settle(organiser, round.boards().getFirst().board(), GameResult.NORTH_WINS);
        as.call(organiser, () -> publishStandings.publish(id, 1));

        assertThat(get("/en" + path() + "/publications/1").body()).contains("A later one stands now");
        assertThat(get("/en" + path() + "/publications/2").body()).doesNotContain("A later one stands now");
    }

    @Test
    void what_is_not_public_is_not_there() throws Exception {
        var draft = scene.draft(organiser, Cycles.SINGLE);

        assertThat(get("/en/championships/" + slug(draft)).statusCode()).isEqualTo(404);
        assertThat(get("/en" + path() + "/rounds/1").statusCode()).isEqualTo(404);
        assertThat(get("/en" + path() + "/publications/1").statusCode()).isEqualTo(404);
        assertThat(get("/en/games/" + UUID.randomUUID()).statusCode()).isEqualTo(404);
        assertThat(get("/en/games/nonsense").statusCode()).isEqualTo(404);
        assertThat(get("/en/players/nonsense").statusCode()).isEqualTo(404);
        assertThat(get("/en/clubs/no-such-club").statusCode()).isEqualTo(404);
    }

    @Test
    void markup_in_a_name_is_text_on_every_page() throws Exception {
        var evil = "<img src=x onerror=alert(1)> #{7*7} ${7*7}";
        var other = scene.draft(organiser, Cycles.SINGLE);
        scene.enter(organiser, other, scene.player(evil));
        scene.enter(organiser, other, scene.player("Second"));
        as.run(organiser, () -> run.start(other));
        scene.release(organiser, other);
        var path = "/en/championships/" + slug(other);

        for (var page : List.of(path, path + "/rounds", path + "/cross-table", path + "/games")) {
            var body = get(page).body();
            assertThat(body).as(page).contains("&lt;img src=x onerror=alert(1)&gt; #{7*7} ${7*7}");
            assertThat(body).as(page).doesNotContain("<img src=x");
        }
    }

    @Test
    void the_table_is_a_file_for_spreadsheets_too() throws Exception {
        scene.playThrough(organiser, id, 1);
        as.call(organiser, () -> publishStandings.publish(id, 1));

        var live = get("/api/v1/championships/" + id + "/files/standings.csv");
        var published = get("/api/v1/championships/" + id + "/files/publication-1.csv");

        assertThat(live.headers().firstValue("Content-Type").orElse("")).startsWith("text/csv");
        assertThat(live.body()).startsWith("\uFEFFrank,").isEqualTo(published.body());
        assertThat(get("/api/v1/championships/" + id + "/files/publication-2.csv")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void a_published_table_has_an_address_of_its_own_and_a_tag() throws Exception {
        scene.playThrough(organiser, id, 1);
        as.call(organiser, () -> publishStandings.publish(id, 1));
        var address = "/api/v1/championships/" + slug(id) + "/publications/";

        var latest = get(address + "latest");
        var tag = latest.headers().firstValue("ETag").orElseThrow();

        assertThat(get(address + "1").body()).isEqualTo(latest.body());
        assertThat(get(address + "1", "If-None-Match", tag).statusCode()).isEqualTo(304);
        assertThat(get(address + "2").statusCode()).isEqualTo(404);
    }

    private String path() {
        return "/championships/" + slug(id);
    }

    private String slug(ChampionshipId championship) {
        ChampionshipSheet sheet = as.call(organiser, () -> championships.sheet(championship));
        return sheet.slug().value();
    }

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        var asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + request.getLocalPort() + path));
        if (headers.length > 0) asked.headers(headers);
        return client.send(asked.build(), HttpResponse.BodyHandlers.ofString());
    }
}
