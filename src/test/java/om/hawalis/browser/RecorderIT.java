package om.hawalis.browser;

import static om.hawalis.web.shared.Language.ARABIC;
import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import om.hawalis.browser.PaperServer.Answer;
import om.hawalis.web.shared.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The board a scorer taps, against answers written down beforehand. */
class RecorderIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    private static PaperServer server;

    private static final String RULES =
            "\"id\":\"7c1\",\"ruleSet\":{\"id\":\"oman\",\"version\":\"1\",\"columns\":2,\"direction\":\"COUNTER_CLOCKWISE\"}";
    private static final String AFTER_A = "{" + RULES + ",\"revision\":1,\"ply\":1,\"state\":\"PLAYING\","
                                                      + "\"south\":[0,3,3,2],\"north\":[2,2,2,2],\"toMove\":\"N\",\"legal\":[\"a\"],\"last\":{\"side\":\"S\",\"hole\":\"c\"},"
                                                      + "\"moves\":[{\"ply\":1,\"side\":\"S\",\"hole\":\"a\",\"captured\":0,\"laps\":1}],\"verdict\":null,\"result\":\"*\"";
    private static final String PLAYED = AFTER_A + ",\"played\":{\"side\":\"S\",\"hole\":\"a\","
                                                 + "\"before\":{\"south\":[2,2,2,2],\"north\":[2,2,2,2]},\"laps\":[[0,2]],\"lapCount\":1,\"captured\":[],\"endless\":false}}";
    private static final String OVER = AFTER_A.replace("PLAYING", "OVER")
                    .replace("\"toMove\":\"N\"", "\"toMove\":null")
                    .replace("\"verdict\":null", "\"verdict\":\"CAPTURED_ALL\"")
                    .replace("\"result\":\"*\"", "\"result\":\"1-0\"")
            + "}";

    @BeforeAll
    static void serve() throws IOException {
        server = new PaperServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void forget() {
        browser.driver().get(server.page(ENGLISH, "board.html"));
        browser.driver()
                .executeAsyncScript(
                        "const done = arguments[0], r = indexedDB.deleteDatabase('hawalis'); r.onsuccess = r.onerror ="
                                + " () => done()");
        server.willAnswer();
    }

    private static void open(Language language) {
        browser.driver().get(server.page(language, "recorder.html"));
        waitFor(By.cssSelector("[data-side=S][data-hole='0'].legal"));
    }

    private static void waitFor(By element) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.presenceOfElementLocated(element));
    }

    private static void waitForStatus(String words) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=status]"), words));
    }

    private static String part(String name) {
        return browser.driver()
                .findElement(By.cssSelector("[data-part=" + name + "]"))
                .getText();
    }

    private static void tap(int hole) {
        browser.driver()
                .findElement(By.cssSelector("[data-side=S][data-hole='" + hole + "'] .tap"))
                .click();
    }

    @Test
    void a_tap_is_sent_once_and_shown_as_saved() {
        open(ENGLISH);
        server.willAnswer(new Answer(200, PLAYED));

        tap(0);

        waitForStatus("Saved · ply 1");
        waitFor(By.cssSelector("[data-side=N][data-hole='0'].legal"));
        assertThat(server.posts()).singleElement().satisfies(post -> {
            assertThat(post.path()).isEqualTo("/api/v1/games/7c1/moves");
            assertThat(post.body()).isEqualTo("{\"revision\":0,\"ply\":1,\"hole\":\"a\"}");
            assertThat(post.key()).hasSizeBetween(32, 36);
        });
        assertThat(part("moves")).contains("a");
        assertThat(browser.driver()
                        .findElement(By.cssSelector("[data-plate=S] .stones"))
                        .getText())
                .isEqualTo("8 stones");
    }

    @Test
    void a_lost_tap_is_kept_and_sent_again_under_the_same_key() {
        open(ENGLISH);
        server.willAnswer(Answer.NO_NETWORK, new Answer(503, "{}"), new Answer(200, PLAYED));

        tap(0);

        waitForStatus("Waiting for the network. Your tap is kept and sent again");
        waitForStatus("Saved · ply 1");
        assertThat(server.posts()).hasSize(3);
        assertThat(server.posts().stream().map(PaperServer.Post::key).distinct())
                .hasSize(1);
    }

    @Test
    void a_kept_tap_outlives_the_page() {
        open(ENGLISH);
        tap(0);
        waitForStatus("Waiting for the network. Your tap is kept and sent again");
        var key = server.posts().getFirst().key();
        server.willAnswer(new Answer(200, PLAYED));

        browser.driver().navigate().refresh();

        waitForStatus("Saved · ply 1");
        assertThat(server.posts()).allSatisfy(post -> assertThat(post.key()).isEqualTo(key));
    }

    @Test
    void an_illegal_hole_is_refused_at_once_in_words() {
        open(ENGLISH);
        tap(2);
        assertThat(part("status")).isEqualTo("Hole c may not be played now. Legal: a, b");

        open(ARABIC);
        tap(3);
        assertThat(part("status")).isEqualTo("لا يمكن لعب الحفرة d الآن. الممكن: a، b");
        assertThat(server.posts()).isEmpty();
    }

    @Test
    void a_refusal_of_the_server_is_shown_in_its_words() {
        open(ENGLISH);
        server.willAnswer(new Answer(422, "{\"title\":\"Illegal\",\"detail\":\"Hole a is empty.\",\"legal\":[\"b\"]}"));

        tap(0);

        waitForStatus("Hole a is empty.");
        assertThat(server.posts()).hasSize(1);
    }

    @Test
    void a_stale_tap_takes_the_newest_state() {
        open(ENGLISH);
        server.willAnswer(new Answer(409, "{\"title\":\"Late\",\"current\":" + OVER + "}"));

        tap(0);

        waitForStatus("The record changed elsewhere; this is its latest state");
        assertThat(part("ending")).isEqualTo("all stones captured: South wins");
        tap(0);
        assertThat(part("status")).isEqualTo("The game is over");
    }

    @Test
    void the_last_ply_is_taken_back_at_its_revision() {
        open(ENGLISH);
        server.willAnswer(
                new Answer(200, PLAYED),
                new Answer(200, PLAYED.replaceFirst(",\"played\".*", "}").replace("\"revision\":1", "\"revision\":2")));
        tap(0);
        waitFor(By.cssSelector("[data-side=N][data-hole='0'].legal"));

        browser.driver().findElement(By.cssSelector("[data-part=undo]")).click();

        waitForStatus("Last ply taken back");
        assertThat(server.posts().getLast().path()).isEqualTo("/api/v1/games/7c1/undo");
        assertThat(server.posts().getLast().body()).isEqualTo("{\"revision\":1}");
    }
}
