package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.Locale;
import java.util.Map;
import om.hawalis.TestAccounts;
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
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;

/** A finished game looked at again, on its page. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class AnalysisPageIT {
    private static final By TURNING = By.cssSelector(".turning");

    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
    }

    private void record(String text) {
        var scorer = TestApi.at(URI.create(url.toString())).as(hall.scorer().token());
        var body = "{\"revision\":0,\"text\":\"%s\"}".formatted(text.replace("\n", " "));
        assertThat(scorer.post("games/" + hall.game() + "/record", body).status())
                .isEqualTo(200);
    }

    @Test
    void the_score_is_drawn_ply_by_ply_and_turning_points_lead_to_their_ply() throws IOException {
        record(PublishedGames.FIRST);

        for (var language : new String[] {"en", "ar"}) {
            browser.open(url, "/" + language + "/games/" + hall.game());
            var turning = browser.await(TURNING);
            browser.driver().executeScript("document.querySelector('.analysis').scrollIntoView()");
            browser.screenshot("analysis-" + language);
            turning.click();
            assertThat(browser.driver()
                            .findElement(By.cssSelector("[data-part=slider]"))
                            .getDomProperty("value"))
                    .isEqualTo(turning.getDomAttribute("data-ply"));
            assertThat(turning.getDomAttribute("aria-current")).isNotNull();
            var points = browser.driver()
                    .findElement(By.cssSelector(".analysis .scores"))
                    .getDomAttribute("points");
            assertThat(points.split(" ")).hasSize(111);
            browser.assertAccessible();
        }
        browser.assertConsoleSilent();
    }

    @Test
    void on_a_phone_it_fits_in_dark_too() throws IOException {
        record(PublishedGames.SECOND);
        var phone = Map.<String, Object>of("width", 360, "height", 1400, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
        browser.prefer("prefers-color-scheme", "dark");

        browser.open(url, "/ar/games/" + hall.game());
        browser.await(TURNING);
        browser.driver().executeScript("document.querySelector('.analysis').scrollIntoView()");

        browser.screenshot("analysis-phone-ar");
        browser.assertAccessible();
        assertThat((Long) browser.driver()
                        .executeScript(
                                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .isZero();
        browser.prefer("prefers-color-scheme", "light");
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    @Test
    void the_board_looks_as_the_club_chose() throws IOException {
        record(PublishedGames.SECOND);
        var organiser = TestApi.at(URI.create(url.toString())).as(TestAccounts.token(Role.ORGANISER));
        var championship = organiser.get("championships/" + hall.championship()).json();
        var club = "clubs/" + championship.getJsonObject("club").getString("id");

        for (var look : new String[] {"WOOD", "PLAIN"}) {
            var before = organiser.get(club).json();
            var body = "{\"name\":%s,\"place\":\"\",\"look\":\"%s\",\"version\":%d}"
                    .formatted(before.getJsonObject("name"), look, before.getInt("version"));
            assertThat(organiser.put(club, body).status()).isEqualTo(200);
            browser.open(url, "/en/games/" + hall.game());
            browser.await(By.cssSelector("[data-look=" + look + "] hw-board .hole"));
            browser.screenshot("board-" + look.toLowerCase(Locale.ROOT));
            browser.assertAccessible();
        }
        browser.prefer("prefers-color-scheme", "dark");
        browser.screenshot("board-plain-dark");
        browser.prefer("prefers-color-scheme", "light");
    }

    @Test
    void a_game_that_goes_on_is_not_looked_at() {
        record("i L");

        browser.open(url, "/en/games/" + hall.game());
        browser.says("Ply 2 of 2");

        assertThat(browser.driver().findElement(By.cssSelector(".analysis")).isDisplayed())
                .isFalse();
    }
}
