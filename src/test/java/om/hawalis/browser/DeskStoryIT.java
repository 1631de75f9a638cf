package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The arbiter's desk while a round is played: calls, many results at once, and a dispute from a player's phone to its decision. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class DeskStoryIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;
    private TestApi scorer;
    private TestApi arbiter;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 4);
        scorer = TestApi.at(URI.create(url.toString())).as(hall.scorer().token());
        arbiter = TestApi.at(URI.create(url.toString())).as(hall.arbiter().token());
        browser.open(url, "/en/");
        browser.forget();
    }

    @AfterEach
    void desk() {
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        browser.prefer("prefers-color-scheme", "light");
    }

    private String desk(String language) {
        return "/" + language + "/manage/championships/t" + hall.championship() + "/desk";
    }

    private String game(int board) {
        return "games/" + hall.games().get(board);
    }

    private static JsonObject made(TestApi.Answer answer) {
        assertThat(answer.status()).as(answer.body()).isBetween(200, 201);
        return answer.json();
    }

    private void play(int board, String text) {
        var body = Json.createObjectBuilder()
                .add("revision", 0)
                .add("text", text)
                .build()
                .toString();
        made(scorer.post(game(board) + "/record", body));
    }

    @Test
    void a_board_that_calls_is_seen_on_the_open_desk_and_told_that_somebody_comes() throws IOException {
        browser.signIn(url, hall.arbiter(), desk("en"));
        browser.await(By.cssSelector(".chip.live[data-live-status]"));

        var call = made(scorer.post(game(1) + "/calls", "{\"note\":\"A stone fell\"}"));
        var again = made(scorer.post(game(1) + "/calls", "{}"));

        browser.await(By.cssSelector("[data-board='" + hall.games().get(1) + "'][data-call-open]"));
        browser.says("1 board calls for an arbiter");
        browser.says("A stone fell");
        assertThat(again.getString("id")).isEqualTo(call.getString("id"));
        assertThat(browser.driver().getTitle()).startsWith("(1)");
        assertThat(browser.driver().findElements(By.cssSelector("#desk form:not(:has([name='primefaces.nonce']))")))
                .as("forms of a refreshed page whose refusal could not be shown")
                .isEmpty();
        browser.assertAccessible();
        browser.screenshot("desk-calling-en");
        press("1", Keys.ARROW_DOWN, "a");
        browser.says("The board is told that you are coming");
        var answered = scorer.get(game(1) + "/calls").list().getJsonObject(0);
        assertThat(answered.isNull("answeredAt")).isFalse();
        browser.assertConsoleSilent();
    }

    @Test
    void proven_results_are_confirmed_together_by_keyboard_and_one_is_left_out() throws IOException {
        play(0, PublishedGames.FIRST);
        play(1, PublishedGames.FIRST);
        play(2, PublishedGames.FIRST);
        made(scorer.post(game(3) + "/moves", "{\"revision\":0,\"ply\":1,\"hole\":\"i\"}"));
        browser.signIn(url, hall.arbiter(), desk("ar"));
        browser.says("النقلة ١");
        browser.says("28–24");
        browser.assertAccessible();
        browser.screenshot("desk-proven-ar");
        browser.prefer("prefers-color-scheme", "dark");
        browser.screenshot("desk-proven-ar-dark");
        browser.assertAccessible();
        browser.open(url, desk("en"));
        browser.await(By.cssSelector("[data-together][value*='3 proven']"));

        press("5", Keys.ARROW_DOWN, Keys.ARROW_DOWN, "x");
        assertThat(browser.driver().findElements(By.cssSelector("input[name=marked]:checked")))
                .hasSize(2);
        assertThat(browser.driver().findElements(By.cssSelector("[data-board]:not([hidden])")))
                .hasSize(3);
        browser.screenshot("desk-proven-en-dark");
        browser.press(By.cssSelector("[data-together]"));

        browser.says("Confirmed together: 2");
        assertThat(scorer.get(game(0)).json().getString("state")).isEqualTo("OVER");
        browser.says("To be verified");
        browser.assertConsoleSilent();
    }

    @Test
    void a_dispute_goes_from_a_players_phone_to_its_decision_and_no_move_is_touched() throws IOException {
        var other = hall.official(Role.ARBITER);
        play(0, PublishedGames.FIRST);
        var link = arbiter.post("rounds/" + hall.round() + "/links", "{\"audience\":\"PLAYERS\"}")
                .list()
                .getJsonObject(0)
                .getString("path");
        phone();
        browser.open(url, "/ar" + link);
        browser.says("النتيجة غير صحيحة");
        browser.assertAccessible();
        browser.screenshot("result-phone-ar");

        browser.press(By.cssSelector(".answer summary"));
        browser.await(By.cssSelector(".answer textarea")).sendKeys("لم ألعب النقلة الأخيرة");
        browser.press(By.cssSelector(".answer .btn.danger"));
        browser.says("أُبلغ الحكم");
        browser.says("لم ألعب النقلة الأخيرة");
        browser.assertAccessible();
        browser.screenshot("dispute-phone-ar");
        browser.forget();
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());

        browser.signIn(url, other, desk("en"));
        browser.says("Decide by");
        browser.open(url, "/en/" + game(0) + "/verify");
        browser.says("Player 1 disputes the result");
        browser.assertAccessible();
        browser.screenshot("dispute-desk-en");
        browser.await(By.cssSelector("[id$='decide'] input[type=text]"))
                .sendKeys("The last ply was tapped by mistake.");
        browser.press(By.cssSelector("[id$='overturn']"));
        browser.says("Moves stay as they are recorded");
        browser.says("Given back");
        browser.screenshot("dispute-decided-en");
        browser.forget();

        phone();
        browser.open(url, "/ar" + link);
        browser.says("The last ply was tapped by mistake.");
        browser.says("تقرر");
        browser.screenshot("dispute-decided-phone-ar");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(110);
        assertThat(scorer.get(game(0)).json().getInt("ply")).isEqualTo(110);
        browser.assertConsoleSilent();
    }

    /** One after the other, as from a keyboard. */
    private static void press(CharSequence... keys) {
        for (var key : keys) new Actions(browser.driver()).sendKeys(key).perform();
    }

    private static void phone() {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
    }
}
