package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
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

/** Recording in a hall whose network comes and goes. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class OfflineIT {
    private static final List<String> FIVE = List.of("S8", "N11", "S3", "N9", "S8");
    private static final String FIVE_WAIT = "Waiting for the network. 5 taps are kept and sent again";

    @RegisterExtension
    static final Browser browser = new Browser();

    @RegisterExtension
    static final Browser other = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
        for (var one : List.of(browser, other)) {
            one.prefer("prefers-reduced-motion", "reduce");
            one.open(url, "/en/");
            one.forget();
        }
    }

    @AfterEach
    void online() {
        network(browser, false, 0, -1);
        network(other, false, 0, -1);
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    private static void network(Browser of, boolean offline, int latency, int bytesASecond) {
        of.driver().executeCdpCommand("Network.enable", Map.of());
        of.driver()
                .executeCdpCommand(
                        "Network.emulateNetworkConditions",
                        Map.of(
                                "offline", offline,
                                "latency", latency,
                                "downloadThroughput", bytesASecond,
                                "uploadThroughput", bytesASecond));
    }

    private void open(Browser in, Hall.Person person, String language) {
        var page = "/" + language + "/games/" + hall.game() + "/record";
        in.signIn(url, person, page);
        in.await(By.cssSelector(".hole.legal"));
        engineCame(in);
    }

    /** Asks the page's own copy of the module, whose address is that of its scripts. */
    private static void engineCame(Browser in) {
        in.driver().executeAsyncScript("""
            const done = arguments[0];
            const recorder = document.querySelector('script[src$="/js/recorder.js"]').src;
            import(recorder.replace('recorder.js', 'foresight.js')).then(({ ready }) => ready).then(done);
            """);
    }

    private static void tap(Browser in, String... holes) {
        for (var hole : holes)
            in.press(By.cssSelector(
                    "[data-side=%s][data-hole='%s'].legal .tap".formatted(hole.substring(0, 1), hole.substring(1))));
    }

    private static void status(Browser in, String words) {
        new WebDriverWait(in.driver(), Duration.ofSeconds(30))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=status]"), words));
    }

    private String recorded() {
        return TestApi.at(URI.create(url.toString()))
                .with("Accept", "text/plain")
                .get("games/" + hall.game() + "/record")
                .body();
    }

    @Test
    void five_moves_without_a_network_are_recorded_once_when_it_comes_back() throws IOException {
        open(browser, hall.scorer(), "en");
        network(browser, true, 0, 0);

        tap(browser, FIVE.toArray(String[]::new));
        status(browser, FIVE_WAIT);
        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(5);
        assertThat(hall.count("game_fact", hall.game())).isZero();
        browser.screenshot("record-waiting-en");
        network(browser, false, 0, -1);

        status(browser, "Saved · ply 5");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(5);
        assertThat(recorded()).contains("1. i(+4) L(+6) 2. d(+6) J(+6) 3. i(+2)");
    }

    @Test
    void five_moves_survive_the_page_and_are_recorded_once_when_it_can_load_again() {
        open(browser, hall.scorer(), "en");
        network(browser, true, 0, 0);
        tap(browser, FIVE.toArray(String[]::new));
        status(browser, FIVE_WAIT);

        assertThat(hall.count("game_fact", hall.game())).isZero();

        browser.driver().get("about:blank");
        network(browser, false, 0, -1);
        browser.open(url, "/en/games/" + hall.game() + "/record");

        status(browser, "Saved · ply 5");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(5);
        assertThat(recorded()).contains("1. i(+4) L(+6) 2. d(+6) J(+6) 3. i(+2)");
    }

    @Test
    void two_scorers_who_write_the_same_down_record_it_once() {
        open(browser, hall.scorer(), "en");
        open(other, hall.arbiter(), "en");
        tap(browser, "S8");
        other.await(By.cssSelector("[data-side=N].legal"));
        network(browser, true, 0, 0);
        network(other, true, 0, 0);
        tap(browser, "N11", "S3");
        tap(other, "N11", "S3", "N9");

        network(browser, false, 0, -1);
        status(browser, "Saved · ply 3");
        network(other, false, 0, -1);

        status(other, "Saved · ply 4");
        browser.says("J");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(4);
    }

    @Test
    void two_scorers_who_differ_see_both_records_and_an_arbiter_decides() throws IOException {
        open(browser, hall.scorer(), "en");
        open(other, hall.arbiter(), "ar");
        network(other, true, 0, 0);
        tap(other, "S8", "N11");
        tap(browser, "S3");
        status(browser, "Saved · ply 1");

        network(other, false, 0, -1);
        other.await(By.cssSelector("[data-part=divergence]:not([hidden])"));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(1);
        other.screenshot("record-divergence-ar");
        other.assertAccessible();
        other.press(By.cssSelector("[data-choose=ours]"));

        other.await(By.cssSelector("[data-side=S][data-hole='3'].legal"));
        new WebDriverWait(other.driver(), Duration.ofSeconds(20))
                .until(driver -> hall.count("game_fact", hall.game()) == 4);
        assertThat(recorded()).contains("1. i(+4) L(+6)");
    }

    @Test
    void on_a_slow_network_a_tap_is_shown_at_once_and_saved_within_five_seconds() throws IOException {
        open(browser, hall.scorer(), "ar");
        var phone = Map.<String, Object>of("width", 360, "height", 780, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
        tap(browser, "S8", "N11");
        new WebDriverWait(browser.driver(), Duration.ofSeconds(20))
                .until(driver -> hall.count("game_fact", hall.game()) == 2);
        network(browser, false, 400, 50_000 / 8);

        var tapped = Instant.now();
        tap(browser, "S3");

        assertThat(browser.driver()
                        .findElement(By.cssSelector("[data-part=status]"))
                        .getDomAttribute("class"))
                .contains("waiting");
        assertThat(browser.driver().findElements(By.cssSelector(".moves .waits")))
                .hasSize(1);
        browser.screenshot("record-slow-ar");
        new WebDriverWait(browser.driver(), Duration.ofSeconds(20), Duration.ofMillis(50))
                .until(ExpectedConditions.presenceOfElementLocated(By.cssSelector("[data-part=status].proven")));
        assertThat(Duration.between(tapped, Instant.now())).isLessThan(Duration.ofSeconds(5));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(3);
    }
}
