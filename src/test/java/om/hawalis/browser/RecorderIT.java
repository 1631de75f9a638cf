package om.hawalis.browser;

import static om.hawalis.web.shared.Language.ARABIC;
import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.browser.PaperServer.Answer;
import om.hawalis.page.PageEngine;
import om.hawalis.web.shared.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The board a scorer taps, against answers written down beforehand. */
class RecorderIT {
    private static final String WAITING_FOR_ONE = "Waiting for the network. 1 tap is kept and sent again";

    @RegisterExtension
    static final Browser browser = new Browser();

    private static PaperServer server;

    @BeforeAll
    static void serve() throws IOException {
        server = new PaperServer();
        browser.prefer("prefers-reduced-motion", "reduce");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void forget() {
        browser.driver().get(server.page(ENGLISH, "board.html"));
        browser.driver().executeAsyncScript("""
            const done = arguments[0], gone = indexedDB.deleteDatabase('hawalis');
            localStorage.clear();
            gone.onsuccess = gone.onerror = () => done();
            """);
        server.willAnswer();
    }

    /** The game as the interface answers it once these holes are played. */
    private static String game(String... holes) {
        var ruleSet = "{\"id\":\"oman\",\"version\":1,\"columns\":7,\"direction\":\"COUNTER_CLOCKWISE\"}";
        var moves = IntStream.range(0, holes.length)
                .mapToObj(i -> "{\"ply\":%d,\"side\":\"%s\",\"hole\":\"%s\",\"captured\":0,\"laps\":1}"
                        .formatted(i + 1, i % 2 == 0 ? "S" : "N", holes[i]))
                .collect(Collectors.joining(","));
        var standing = PageEngine.look("oman", 1, "", String.join(" ", holes));
        return "{\"id\":\"7c1\",\"ruleSet\":%s,\"revision\":%d,\"state\":\"PLAYING\",\"moves\":[%s],%s"
                .formatted(ruleSet, holes.length, moves, standing.substring(1));
    }

    /** The answer to the last of these taps. */
    private static Answer saved(String... holes) {
        var before = String.join(" ", List.of(holes).subList(0, holes.length - 1));
        var told = PageEngine.play("oman", 1, "", before, holes[holes.length - 1]);
        var played = told.substring("{\"played\":".length(), told.indexOf(",\"end\":"));
        return new Answer(200, game(holes).replaceFirst("}$", ",\"played\":" + played + "}"));
    }

    private static Answer overtakenBy(String... holes) {
        return new Answer(409, "{\"title\":\"Late\",\"current\":" + game(holes) + "}");
    }

    private static void open(Language language) {
        browser.driver().get(server.page(language, "recorder.html"));
        waitFor(By.cssSelector("[data-side=S][data-hole='0'].legal"));
        browser.driver()
                .executeAsyncScript("import('/resources/js/foresight.js').then(m => m.ready).then(arguments[0])");
    }

    private static void waitFor(By element) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.presenceOfElementLocated(element));
    }

    private static void waitForStatus(String words) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=status]"), words));
    }

    private static void waitForPosts(int number) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(driver -> server.posts().size() >= number);
    }

    private static String part(String name) {
        return find("[data-part=" + name + "]").getText();
    }

    private static WebElement find(String selector) {
        return browser.driver().findElement(By.cssSelector(selector));
    }

    private static void tap(String side, int hole) {
        find("[data-side=" + side + "][data-hole='" + hole + "'] .tap").click();
    }

    private static String south() {
        return (String)
                browser.driver().executeScript("return document.querySelector('hw-board').state.south.join(' ')");
    }

    @Test
    void a_tap_is_shown_at_once_sent_once_and_saved() {
        open(ENGLISH);
        server.willAnswer(saved("i"));

        tap("S", 8);

        assertThat(south()).isEqualTo("3 3 0 3 3 0 3 3 1 3 0 3 3 0");
        waitForStatus("Saved · ply 1");
        assertThat(server.posts()).singleElement().satisfies(post -> {
            assertThat(post.path()).isEqualTo("/api/v1/games/7c1/moves");
            assertThat(post.body()).isEqualTo("{\"revision\":0,\"ply\":1,\"hole\":\"i\"}");
            assertThat(post.key()).hasSizeBetween(32, 36);
        });
        assertThat(part("moves")).contains("i").doesNotContain("waiting");
        assertThat(find("[data-plate=N] .stones").getText()).isEqualTo("24 stones");
    }

    @Test
    void taps_wait_in_order_each_under_the_revision_after_the_last() {
        open(ENGLISH);

        tap("S", 8);
        tap("N", 11);
        tap("S", 3);

        waitForStatus("Waiting for the network. 3 taps are kept and sent again");
        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(3);
        server.willAnswer(saved("i"), saved("i", "l"), saved("i", "l", "d"));
        waitForStatus("Saved · ply 3");
        assertThat(server.posts())
                .extracting(PaperServer.Post::body)
                .containsExactly(
                        "{\"revision\":0,\"ply\":1,\"hole\":\"i\"}",
                        "{\"revision\":1,\"ply\":2,\"hole\":\"l\"}",
                        "{\"revision\":2,\"ply\":3,\"hole\":\"d\"}");
        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .isEmpty();
    }

    @Test
    void a_lost_tap_is_kept_and_sent_again_under_the_same_key() {
        open(ENGLISH);
        server.willAnswer(Answer.NO_NETWORK, new Answer(503, "{}"), saved("i"));

        tap("S", 8);

        waitForStatus(WAITING_FOR_ONE);
        waitForStatus("Saved · ply 1");
        assertThat(server.posts()).hasSize(3);
        assertThat(server.posts().stream().map(PaperServer.Post::key).distinct())
                .hasSize(1);
    }

    @Test
    void kept_taps_outlive_the_page() {
        open(ENGLISH);
        tap("S", 8);
        tap("N", 11);
        waitForStatus("Waiting for the network. 2 taps are kept and sent again");
        var key = server.posts().getFirst().key();
        server.willAnswer(saved("i"), saved("i", "l"));

        browser.driver().navigate().refresh();

        waitForStatus("Saved · ply 2");
        assertThat(server.posts()).hasSize(2);
        assertThat(server.posts().getFirst().key()).isEqualTo(key);
    }

    @Test
    void an_illegal_hole_is_refused_at_once_in_words() {
        open(ENGLISH);
        server.willAnswer(saved("i"), saved("i", "l"));
        tap("S", 8);
        tap("N", 11);
        waitForStatus("Saved · ply 2");
        tap("S", 8);
        assertThat(part("status")).isEqualTo("Hole i may not be played now. Legal: a, b, d, g, h, l, m");

        open(ARABIC);
        tap("N", 3);
        assertThat(part("status")).contains("الدور على الجنوب");
        assertThat(server.posts()).hasSize(2);
    }

    @Test
    void a_refusal_of_the_server_is_shown_in_its_words_and_the_board_goes_back() {
        open(ENGLISH);
        server.willAnswer(new Answer(422, "{\"title\":\"Illegal\",\"detail\":\"The round is closed.\"}"));

        tap("S", 8);

        waitForStatus("The round is closed.");
        assertThat(server.posts()).hasSize(1);
        assertThat(south()).isEqualTo("2 2 2 2 2 2 2 2 2 2 2 2 2 2");
    }

    @Test
    void taps_of_who_may_not_record_any_more_are_kept() {
        open(ENGLISH);
        server.willAnswer(new Answer(403, "{\"title\":\"No office\"}"), saved("i"));

        tap("S", 8);

        waitForStatus("You may not record on this board any more. Your taps are kept on this device");
        find("[data-part=retry]").click();
        waitForStatus("Saved · ply 1");
        assertThat(server.posts().stream().map(PaperServer.Post::key).distinct())
                .hasSize(1);
    }

    @Test
    void what_another_scorer_recorded_alike_is_not_sent_twice_and_the_rest_goes_on() {
        open(ENGLISH);
        tap("S", 8);
        tap("N", 11);
        waitForStatus("Waiting for the network. 2 taps are kept and sent again");

        server.willAnswer(overtakenBy("i"), saved("i", "l"));

        waitForStatus("Saved · ply 2");
        assertThat(server.posts())
                .extracting(PaperServer.Post::body)
                .endsWith("{\"revision\":1,\"ply\":2,\"hole\":\"l\"}")
                .hasSize(2);
    }

    @Test
    void records_that_differ_are_shown_side_by_side_and_nothing_is_sent_until_someone_decides() {
        open(ENGLISH);
        tap("S", 8);
        waitForStatus(WAITING_FOR_ONE);

        server.willAnswer(overtakenBy("d", "a"));

        waitForStatus("From ply 1 on, what is recorded differs from what waits here.");
        assertThat(find("[data-divergence=theirs]").getText()).isEqualToNormalizingWhitespace("Ply 1 d Ply 2 A");
        assertThat(find("[data-divergence=ours]").getText()).isEqualToNormalizingWhitespace("Ply 1 i");
        tap("S", 0);
        find("[data-choose=theirs]").click();
        waitForStatus("Ready");
        assertThat(find("[data-part=divergence]").isDisplayed()).isFalse();
        assertThat(server.posts()).hasSize(1);
        assertThat(part("moves")).contains("d", "A");
    }

    @Test
    void what_waits_is_put_in_the_place_of_what_is_recorded_when_an_arbiter_says_so() {
        open(ENGLISH);
        tap("S", 8);
        waitForStatus(WAITING_FOR_ONE);
        server.willAnswer(overtakenBy("d"));
        waitForStatus("From ply 1 on, what is recorded differs from what waits here.");

        var undone = game().replace("\"revision\":0", "\"revision\":2");
        server.willAnswer(
                new Answer(200, undone),
                new Answer(200, saved("i").body().replace("\"revision\":1", "\"revision\":3")));
        find("[data-choose=ours]").click();

        waitForStatus("Saved · ply 1");
        assertThat(server.posts())
                .extracting(PaperServer.Post::body)
                .containsExactly("{\"revision\":1}", "{\"revision\":2,\"ply\":1,\"hole\":\"i\"}");
    }

    @Test
    void the_last_ply_is_taken_back_at_its_revision() {
        open(ENGLISH);
        server.willAnswer(saved("i"), new Answer(200, game().replace("\"revision\":0", "\"revision\":2")));
        tap("S", 8);
        waitForStatus("Saved · ply 1");

        find("[data-part=undo]").click();

        waitForStatus("Last ply taken back");
        assertThat(server.posts().getLast().path()).isEqualTo("/api/v1/games/7c1/undo");
        assertThat(server.posts().getLast().body()).isEqualTo("{\"revision\":1}");
    }

    @Test
    void a_tap_that_was_never_sent_is_taken_back_without_the_server() {
        open(ENGLISH);
        tap("S", 8);
        waitForStatus(WAITING_FOR_ONE);
        tap("N", 11);

        find("[data-part=undo]").click();

        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(1);
        server.willAnswer(saved("i"));
        waitForStatus("Saved · ply 1");
        assertThat(server.posts()).hasSize(1);
    }

    @Test
    void what_a_tap_would_bring_is_shown_under_the_pointer_and_the_keyboard() {
        open(ENGLISH);

        new Actions(browser.driver())
                .moveToElement(find("[data-side=S][data-hole='8'] .tap"))
                .perform();
        assertThat(part("preview")).isEqualTo("i ends in i, takes 4 stones");
        assertThat(browser.driver().findElements(By.cssSelector(".hole.prey"))).hasSize(2);
        assertThat(browser.driver().findElements(By.cssSelector(".hole.aimed"))).hasSize(3);

        new Actions(browser.driver()).moveToElement(find("[data-plate=N]")).perform();
        assertThat(part("preview")).isEmpty();
        find("[data-side=S][data-hole='8']").sendKeys(Keys.ARROW_LEFT);
        assertThat(part("preview")).startsWith("j ends in ");
        assertThat(server.posts()).isEmpty();
    }

    @Test
    void who_looks_first_taps_twice() {
        open(ENGLISH);
        find("[data-part=look]").click();
        server.willAnswer(saved("i"));

        tap("S", 8);
        assertThat(part("preview")).isEqualTo("i ends in i, takes 4 stones Tap again to play.");
        assertThat(server.posts()).isEmpty();
        tap("S", 8);

        waitForStatus("Saved · ply 1");
    }

    @Test
    void an_endless_sowing_is_warned_of_and_played_when_tapped_again() {
        open(ENGLISH);
        tap("S", 10);
        tap("N", 8);
        tap("S", 6);
        tap("N", 4);
        waitForStatus("Waiting for the network. 4 taps are kept and sent again");

        tap("S", 8);
        assertThat(part("preview")).startsWith("The sowing from i never ends").endsWith("Tap again to play.");
        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(4);
        tap("S", 8);

        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(5);
        assertThat(part("ending")).isEqualTo("endless sowing: draw");
    }

    @Test
    void nothing_on_it_offends_axe_or_the_console() {
        open(ARABIC);
        server.willAnswer(saved("i"));
        tap("S", 8);
        waitForPosts(1);

        browser.assertAccessible();
    }
}
