package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;

/** What spectators see, in both languages, while a championship goes on. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class PublicPagesIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private PublicScene scene;

    @BeforeEach
    void aRoundIsPlayed() {
        var api = TestApi.at(URI.create(url.toString()));
        scene = PublicScene.in(
                api.as(TestAccounts.token(Role.ORGANISER)),
                api.as(TestAccounts.token(Role.SCORER)),
                api.as(TestAccounts.token(Role.ARBITER)));
        browser.open(url, "/en/");
        browser.forget();
    }

    @Test
    void the_standings_are_read_in_english_and_arabic() throws IOException {
        scene.declareAndVerify(0);
        scene.declareAndVerify(1);
        scene.publish();

        browser.open(url, "/en" + scene.path());
        browser.says("Standings after round 1");
        browser.screenshot("championship-en");
        browser.assertAccessible();
        browser.open(url, "/ar" + scene.path());
        browser.says("الترتيب بعد الجولة");
        browser.screenshot("championship-ar");
        browser.assertAccessible();
        browser.prefer("prefers-color-scheme", "dark");
        browser.assertAccessible();
        browser.screenshot("championship-ar-dark");
        browser.prefer("prefers-color-scheme", "light");
        browser.assertConsoleSilent();
    }

    @Test
    void rounds_and_cross_table_are_read_in_both_languages() throws IOException {
        scene.declareAndVerify(0);

        for (var language : new String[] {"en", "ar"}) {
            browser.open(url, "/" + language + scene.path() + "/rounds");
            browser.screenshot("round-" + language);
            browser.assertAccessible();
            browser.open(url, "/" + language + scene.path() + "/cross-table");
            browser.screenshot("cross-table-" + language);
            browser.assertAccessible();
        }
        browser.assertConsoleSilent();
    }

    @Test
    void a_result_appears_on_an_open_page_by_itself() {
        browser.open(url, "/en" + scene.path() + "/rounds");
        browser.says("Not begun");

        scene.declareAndVerify(0);
        scene.declareAndVerify(1);

        browser.says("Closed");
        assertThat(browser.driver().findElements(By.cssSelector(".outcome .result")))
                .hasSize(2);
    }

    @Test
    void a_game_is_followed_move_by_move() throws IOException {
        scene.move(0, 1, "i");
        browser.open(url, "/en/games/" + scene.game(0));
        browser.says("Ply 1 of 1");

        scene.move(0, 2, "l");

        browser.says("Ply 2 of 2");
        browser.screenshot("replay-live-en");
        browser.assertAccessible();
        browser.open(url, "/ar/games/" + scene.game(0));
        browser.says("2");
        browser.screenshot("replay-live-ar");
        browser.assertAccessible();
        browser.assertConsoleSilent();
    }

    @Test
    void nothing_scrolls_sideways_on_a_phone() throws IOException {
        scene.declareAndVerify(0);
        scene.move(1, 1, "i");
        var phone = Map.<String, Object>of("width", 360, "height", 780, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);

        var taken = 0;
        for (var page : new String[] {
            "/en/",
            "/ar" + scene.path(),
            "/en" + scene.path() + "/rounds",
            "/en" + scene.path() + "/cross-table",
            "/ar/games/" + scene.game(1),
            "/en/players"
        }) {
            browser.open(url, page);
            var wide = (Long) browser.driver()
                    .executeScript(
                            "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assertThat(wide).as(page).isZero();
            browser.screenshot("phone-" + (++taken));
        }
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    @Test
    void players_and_clubs_are_found() throws IOException {
        browser.open(url, "/ar/players");
        browser.assertAccessible();
        browser.open(url, "/en/clubs");
        browser.assertAccessible();
        browser.open(url, "/en/championships");
        browser.screenshot("championships-en");
        browser.assertAccessible();
        browser.open(url, "/ar/players/" + scene.player(0));
        browser.says("سالم");
        browser.screenshot("player-ar");
        browser.assertAccessible();
        browser.open(url, "/en/clubs/" + scene.club());
        browser.screenshot("club-en");
        browser.assertAccessible();
        browser.assertConsoleSilent();
    }
}
