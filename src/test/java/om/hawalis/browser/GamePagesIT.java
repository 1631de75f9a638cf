package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.time.Duration;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The board, a game as text, the desk and a second person's page, as people use them. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class GamePagesIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 2);
        browser.open(url, "/en/");
        browser.forget();
    }

    @Test
    void a_scorer_taps_and_takes_back() throws IOException {
        browser.signIn(url, hall.scorer(), "/en/games/" + hall.game() + "/record");
        browser.assertAccessible();

        tap("S", 8);
        status("Saved · ply 1");
        tap("N", 11);
        status("Saved · ply 2");
        browser.screenshot("record-en");
        find("[data-part=undo]").click();
        status("Last ply taken back");

        assertThat(hall.count("game_fact", hall.game())).isEqualTo(3);
        browser.open(url, "/ar/games/" + hall.game() + "/record");
        waitFor("[data-side=N].legal");
        browser.screenshot("record-ar");
        browser.assertAccessible();
        browser.assertConsoleSilent();
    }

    @Test
    void a_game_as_text_is_shown_with_its_faults_before_it_is_recorded() throws IOException {
        browser.signIn(url, hall.scorer(), "/en/games/" + hall.game() + "/record/text");

        write(PublishedGames.FIRST.replace("c E(+2)", "c E(+3)"));
        browser.press(By.id("sheet:preview"));
        browser.says("1 thing is not right");
        browser.says("ply 16");
        browser.assertAccessible();
        browser.screenshot("sheet-en");
        write(PublishedGames.FIRST);
        browser.press(By.id("sheet:preview"));
        browser.press(By.id("sheet:record"));

        waitFor("[data-recorder]");
        browser.says("The game is recorded");
        browser.says("waits for a second person");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(110);
    }

    @Test
    void a_second_person_confirms_on_the_desk() throws IOException {
        browser.signIn(url, hall.scorer(), "/en/games/" + hall.game() + "/record");
        declare("end:", "North resigns: South wins", "end:declare");
        browser.forget();

        browser.signIn(url, hall.arbiter(), "/en/manage/championships/t" + hall.championship() + "/desk");
        browser.says("1 game waits for you");
        browser.assertAccessible();
        browser.screenshot("desk-en");
        browser.press(By.cssSelector("main .pairing form button, main .pairing form input[type=submit]"));

        browser.says("The result is official");
        browser.says("0 games wait");
        browser.open(url, "/ar/manage/championships/t" + hall.championship() + "/desk");
        browser.assertAccessible();
        browser.screenshot("desk-ar");
    }

    @Test
    void an_arbiter_settles_two_results() throws IOException {
        browser.signIn(url, hall.south(), "/en/games/" + hall.game() + "/record");
        declare("end:", "North resigns: South wins", "end:declare");
        browser.forget();
        browser.signIn(url, hall.north(), "/en/games/" + hall.game() + "/record");
        declare("end:", "South resigns: North wins", "end:declare");
        browser.says("Both are kept, and an arbiter will decide");
        browser.forget();

        browser.signIn(url, hall.arbiter(), "/en/games/" + hall.game() + "/verify");
        browser.says("Disputed");
        browser.assertAccessible();
        browser.screenshot("verify-en");
        browser.press(By.xpath("(//input[@type='submit'][@value='Confirm'])[last()]"));

        browser.says("The result is official");
        browser.says("Overruled");
        browser.open(url, "/ar/games/" + hall.game() + "/verify");
        browser.assertAccessible();
        browser.screenshot("verify-ar");
    }

    @Test
    void who_entered_the_result_is_told_why_they_cannot_verify_it() {
        browser.signIn(url, hall.arbiter(), "/en/games/" + hall.game() + "/verify");

        declare("declare:", "Draw agreed", "declare:go");

        browser.says("another person must verify it");
        assertThat(browser.driver().findElements(By.cssSelector("input[type=submit][value='Confirm']")))
                .isEmpty();
    }

    @Test
    void who_records_nothing_here_is_turned_away() {
        browser.signIn(url, hall.stranger(), "/en/games/" + hall.game() + "/record");

        browser.says("Only officials of this championship");
    }

    private void declare(String form, String choice, String button) {
        new Select(find("select[id^='" + form + "']")).selectByVisibleText(choice);
        browser.press(By.id(button));
        waitFor("[id='messages']");
    }

    private void write(String game) {
        var area = find("textarea");
        area.clear();
        area.sendKeys(game);
    }

    private void tap(String side, int hole) {
        waitFor("[data-side=" + side + "][data-hole='" + hole + "'].legal").click();
    }

    private static void status(String words) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(20))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=status]"), words));
    }

    private static WebElement waitFor(String selector) {
        return browser.await(By.cssSelector(selector));
    }

    private static WebElement find(String selector) {
        return browser.await(By.cssSelector(selector));
    }
}
