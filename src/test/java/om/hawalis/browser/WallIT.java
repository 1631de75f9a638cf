package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The wall of a hall, from a round's first move to its last result, without ever being loaded again. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class WallIT {
    private static final String SMALLEST_TYPE = """
        const sizes = [];
        const walk = document.createTreeWalker(document.querySelector('.wall'), NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const at = walk.currentNode.parentElement;
          if (!walk.currentNode.textContent.trim() || !at.checkVisibility() || at.closest('.sr') || at.closest('title')) continue;
          const scale = at.ownerSVGElement ? at.getScreenCTM().a : 1;
          sizes.push(parseFloat(getComputedStyle(at).fontSize) * scale);
        }
        return Math.min(...sizes);\
        """;

    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;
    private TestApi scorer;
    private TestApi arbiter;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 5);
        scorer = TestApi.at(URI.create(url.toString())).as(hall.scorer().token());
        arbiter = TestApi.at(URI.create(url.toString())).as(hall.arbiter().token());
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 1920, "height", 1080, "deviceScaleFactor", 1, "mobile", false));
    }

    @AfterEach
    void desk() {
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        browser.prefer("prefers-color-scheme", "light");
    }

    @Test
    void a_whole_round_passes_over_the_wall_without_a_reload() throws IOException {
        open("ar", 2);
        browser.driver().executeScript("window.sameDocument = true");
        scene("names-1");
        fits();
        browser.screenshot("wall-names-ar");
        scene("ranks-1");
        fits();
        browser.screenshot("wall-standings-ar");

        for (var board = 0; board < 5; board++) move(board, 0, "i");
        scene("boards-1");
        fits();
        browser.screenshot("wall-boards-ar");
        scene("boards-2");
        move(4, 1, "l");
        browser.says("الطاولة ٥ · النقلة ٢");

        for (var board = 0; board < 5; board++) finish(board);
        browser.await(By.cssSelector(".scene[data-kind=ranks] td:nth-child(3):not(:empty)"));
        waiting()
                .until(driver -> driver.findElements(By.cssSelector(".scene[data-kind=boards]"))
                        .isEmpty());
        waiting().until(driver -> points().contains("1"));
        scene("ranks-1");
        browser.screenshot("wall-after-ar");
        assertThat((Boolean) browser.driver().executeScript("return window.sameDocument === true"))
                .isTrue();
        browser.assertConsoleSilent();
    }

    @Test
    void it_can_be_held_by_keyboard_and_reads_well_in_the_dark() throws IOException {
        move(0, 0, "i");
        browser.prefer("prefers-color-scheme", "dark");
        open("en", 1);
        scene("boards-1");
        browser.press(By.cssSelector(".wall .pause"));
        var held = shown();
        browser.driver().executeAsyncScript("setTimeout(arguments[0], 2500)");

        assertThat(shown()).isEqualTo(held);
        fits();
        browser.assertAccessible();
        browser.screenshot("wall-boards-en-dark");
    }

    private void open(String language, int seconds) {
        browser.open(url, "/" + language + "/wall/t" + hall.championship() + "?seconds=" + seconds);
    }

    private void move(int board, int revision, String hole) {
        var body = "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(revision, revision + 1, hole);
        assertThat(scorer.post("games/" + hall.games().get(board) + "/moves", body)
                        .status())
                .isEqualTo(200);
    }

    private void finish(int board) {
        var game = "games/" + hall.games().get(board);
        var body = Json.createObjectBuilder()
                .add("revision", scorer.get(game).json().getInt("revision"))
                .add("text", PublishedGames.FIRST)
                .build();
        var over = scorer.post(game + "/record", body.toString()).json();
        var report = over.getJsonObject("report").getString("id");
        assertThat(arbiter.post("reports/" + report + "/confirm", "{\"version\":1}")
                        .status())
                .isEqualTo(200);
    }

    private static List<String> points() {
        return browser.texts(".scene[data-kind=ranks] .pts");
    }

    private static String shown() {
        return (String)
                browser.driver().executeScript("return document.querySelector('.scene:not([hidden])').dataset.key");
    }

    private static void scene(String key) {
        waiting()
                .until(ExpectedConditions.presenceOfElementLocated(
                        By.cssSelector(".scene[data-key='" + key + "']:not([hidden])")));
    }

    private static WebDriverWait waiting() {
        return new WebDriverWait(browser.driver(), Duration.ofSeconds(30), Duration.ofMillis(100));
    }

    /** Nothing scrolls, and nothing is smaller than 28 pixels. */
    private static void fits() {
        assertThat((Boolean) browser.driver()
                        .executeScript("const d = document.documentElement; return d.scrollWidth <="
                                + " innerWidth && d.scrollHeight <= innerHeight &&"
                                + " [...document.querySelectorAll('.scene:not([hidden])')].every(s"
                                + " => s.scrollHeight <= s.clientHeight + 1)"))
                .isTrue();
        assertThat(((Number) browser.driver().executeScript(SMALLEST_TYPE)).doubleValue())
                .isGreaterThanOrEqualTo(28);
    }
}
