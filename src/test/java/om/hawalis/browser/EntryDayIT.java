package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.UUID;
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
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The organiser at the door and at the desk: who has come, who comes late, rests, is sent away. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class EntryDayIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private TestApi api;
    private String cup;
    private String pages;

    @BeforeEach
    void aSwissHasEntrants() {
        var account = TestAccounts.login(Role.ORGANISER, Role.ARBITER);
        api = TestApi.at(URI.create(url.toString())).as(TestAccounts.tokenOf(account));
        var club = api.post("clubs", "{\"name\":{\"latin\":\"Club %s\"}}".formatted(word()))
                .json()
                .getString("id");
        var body = "{\"name\":{\"latin\":\"Cup %s\",\"arabic\":\"كأس الأحد\"},\"club\":\"%s\","
                + "\"firstDay\":\"2026-12-04\",\"stages\":[{\"format\":\"SWISS\",\"rounds\":3}]}";
        var created = api.post("championships", body.formatted(word(), club)).json();
        cup = "championships/" + created.getString("id");
        pages = "/en/manage/championships/" + created.getString("slug");
        for (var i = 1; i <= 28; i++) enter("Player %02d".formatted(i), "لاعب " + i);
        browser.forget();
        browser.resize(1280, 900);
        browser.signIn(url, "/en/sign-in", account);
        browser.says("My championships");
    }

    private static String word() {
        return UUID.randomUUID().toString().substring(0, 8);
    }

    private void enter(String latin, String arabic) {
        var player = api.post("players", "{\"name\":{\"latin\":\"%s\",\"arabic\":\"%s\"}}".formatted(latin, arabic))
                .json()
                .getString("id");
        api.post(cup + "/entries", "{\"player\":\"%s\"}".formatted(player));
    }

    @Test
    void a_tap_on_a_row_asks_by_name_and_notes_who_has_come() throws IOException {
        browser.open(url, pages + "/check-in");
        browser.says("0 of 28 are here");
        element(By.cssSelector("input[name=name]")).sendKeys("Player 07");
        browser.press(By.cssSelector("form.find button"));

        browser.press(By.cssSelector("a.tap"));
        assertThat(element(By.id("confirm:arrived")).getAttribute("value")).isEqualTo("Player 07 is here");
        seen("check-in-asks");
        browser.press("confirm:arrived");

        browser.says("Noted: Player 07 is here.");
        browser.says("1 of 28 are here");
        link("Everyone");
        seen("check-in");
        assertThat(api.get(cup + "/attendance?presence=HERE").json().getInt("total"))
                .isEqualTo(1);
    }

    @Test
    void the_entries_page_by_page_and_a_number_given_by_hand() throws IOException {
        browser.open(url, pages + "/entries");
        browser.says("Page 1, 28 in all");
        seen("entries-paged");
        link("Next");
        browser.says("Player 28");

        link("Player 28");
        seen("entrant-draft");
        browser.type("place", "number", "1");
        browser.press("place:go");

        browser.says("The number is given.");
        assertThat(api.get(cup + "/entries")
                        .list()
                        .getJsonObject(0)
                        .getJsonObject("name")
                        .getString("latin"))
                .isEqualTo("Player 28");
    }

    @Test
    void somebody_comes_late_somebody_rests_and_somebody_is_sent_away() throws IOException {
        api.post(cup + "/start", "{}");
        browser.open(url, pages + "/entries");
        element(By.cssSelector("details.card > summary")).click();
        browser.type("new", "latin", "Late Comer");
        browser.press("new:go");
        browser.says("The player takes part from the next round.");

        link("Byes asked for");
        new Select(browser.field("grant", "entrant")).selectByVisibleText("2 · Player 02");
        new Select(browser.field("grant", "round")).selectByVisibleText("2");
        browser.press("grant:go");
        browser.says("The bye is granted.");
        seen("byes");

        browser.open(url, pages + "/entries");
        link("Player 03");
        element(By.cssSelector("details.card > summary")).click();
        browser.press("expel:go");
        browser.says("Say why, in up to 300 characters.");
        element(By.cssSelector("details.card > summary")).click();
        browser.type("expel", "reason", "moved stones");
        browser.press("expel:go");
        browser.says("The player is expelled and not paired any more.");
        browser.says("expelled after round 0");
        seen("entrant-expelled");
    }

    @Test
    void a_player_puts_themselves_down_and_is_taken_in() throws IOException {
        api.put(cup + "/registration", "{\"closes\":\"2099-12-03T20:00\"}");
        browser.open(url, pages.replace("/manage/championships/", "/enter/"));
        browser.says("Registration is open until");
        seen("apply");
        browser.type("apply", "latin", "Zayn bin Ali");
        browser.press("apply:go");
        browser.says("Thank you. The organiser will take you in.");

        browser.open(url, pages + "/registration");
        browser.says("Zayn bin Ali");
        seen("registration");
        browser.press(By.cssSelector("form[id$='row'] input[id$='accept']"));
        browser.says("The player is entered.");
        browser.says("Nobody waits.");
    }

    @Test
    void one_person_registered_twice_is_looked_at_side_by_side_and_merged() throws IOException {
        var name = "Salim " + word();
        var kept = player(name);
        player(name + " Al-Busaidi");
        browser.open(url, "/en/manage/players/" + kept);
        browser.says("Registered twice?");
        seen("player-twice");
        browser.press(By.cssSelector("a.tap"));
        browser.says("The year of birth of one of them is not known.");
        seen("player-same");
        browser.press("merge:go");

        browser.says("The two are one now. All games are kept.");
        browser.press(By.cssSelector("form[id='merges'] input[type=submit]"));
        browser.says("They are two players again.");
    }

    private String player(String latin) {
        return api.post("players", "{\"name\":{\"latin\":\"%s\"}}".formatted(latin))
                .json()
                .getString("id");
    }

    /** The page in both directions and on a phone, with nothing that hinders anyone. */
    private void seen(String name) throws IOException {
        browser.assertAccessible();
        browser.screenshot(name + "-en");
        var english = browser.driver().getCurrentUrl();
        browser.driver().get(english.replace("/en/", "/ar/"));
        browser.assertAccessible();
        browser.screenshot(name + "-ar");
        browser.resize(360, 900);
        browser.assertFits(360);
        browser.screenshot(name + "-phone");
        browser.resize(1280, 900);
        browser.driver().get(english);
        browser.assertConsoleSilent();
    }

    private void link(String text) {
        browser.press(By.linkText(text));
    }

    private WebElement element(By by) {
        return browser.await(by);
    }
}
