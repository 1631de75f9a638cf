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

/** An organiser who has never seen it before sets a championship up and runs a round, by the pages alone. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class OrganiserIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private TestApi api;
    private String club;

    @BeforeEach
    void somebodyIsSignedIn() {
        api = TestApi.at(URI.create(url.toString())).as(TestAccounts.token(Role.ORGANISER));
        club = "Ruwi " + UUID.randomUUID().toString().substring(0, 8);
        api.post("clubs", "{\"name\":{\"latin\":\"%s\",\"arabic\":\"روي\"}}".formatted(club));
        browser.forget();
        browser.resize(1280, 900);
        browser.signIn(url, "/en/sign-in", TestAccounts.login(Role.ORGANISER, Role.ARBITER));
        browser.says("My championships");
    }

    @Test
    void a_round_robin_is_set_up_and_its_first_round_closed_over_an_open_board() throws IOException {
        seen("organiser-empty");
        setUp("Cup " + UUID.randomUUID().toString().substring(0, 8));
        seen("organiser-new");
        enter("Salim bin Said", "سالم بن سعيد");
        enter("Miceu Tavares", "");
        enter("O’Neil", "");
        enter("Mariam", "مريم");
        seen("organiser-entries");

        link("All entered: go on");
        seen("organiser-start");
        browser.press("start:go");
        browser.press("propose:go");
        browser.says("Look it over, then confirm it.");
        seen("organiser-draft");
        browser.press("step:confirm");
        browser.press("step:release");
        browser.says("Games can begin");
        seen("organiser-released");

        link("Close with open boards …");
        browser.says("Round 1, board 1:");
        browser.says("Round 1, board 2:");
        seen("organiser-close-asks");
        browser.press("step:close");

        browser.says("Round 1 is closed.");
        link("Standings");
        assertThat(browser.driver().findElements(By.cssSelector("table.standings tbody tr")))
                .hasSize(4);
        seen("organiser-standings");
        link("Officials");
        seen("organiser-officials");
    }

    @Test
    void who_holds_no_office_does_not_see_the_desk_of_a_championship() {
        var created = api.post(
                        "championships",
                        "{\"name\":{\"latin\":\"Hidden cup\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\"}"
                                .formatted(clubId()))
                .json();

        browser.open(url, "/en/manage/championships/" + created.getString("slug"));

        browser.says("There is no such championship.");
    }

    @Test
    void a_refusal_is_said_in_the_language_of_the_page() {
        browser.open(url, "/ar/manage/new");
        browser.press("create:go");

        browser.says("اكتب الاسم بالعربية أو باللاتينية أو بهما معًا.");
    }

    private String clubId() {
        return api.get("clubs?q=" + club.replace(" ", "+"))
                .json()
                .getJsonArray("items")
                .getJsonObject(0)
                .getString("id");
    }

    private void setUp(String name) {
        browser.open(url, "/en/manage/new");
        browser.type("create", "arabic", "بطولة نادي روي");
        browser.type("create", "latin", name);
        new Select(browser.field("create", "club")).selectByVisibleText(club);
        browser.press("create:go");
        browser.says("The championship is set up.");
    }

    private void enter(String latin, String arabic) {
        link("Entries");
        element(By.cssSelector("details.card > summary")).click();
        browser.type("new", "latin", latin);
        browser.type("new", "arabic", arabic);
        new Select(browser.field("new", "club")).selectByVisibleText(club);
        browser.press("new:go");
        browser.says("The player is registered and entered.");
    }

    /** The page in both directions, on a phone and in the dark, with nothing that hinders anyone. */
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
        browser.prefer("prefers-color-scheme", "dark");
        browser.driver().get(english);
        browser.assertAccessible();
        browser.screenshot(name + "-dark");
        browser.prefer("prefers-color-scheme", "light");
        browser.assertConsoleSilent();
    }

    private void link(String text) {
        browser.press(By.linkText(text));
    }

    private WebElement element(By by) {
        return browser.await(by);
    }
}
