package om.hawalis.browser;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.util.UUID;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Recorded;
import om.hawalis.game.PublishedGames;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** From the idea of a championship to its public page, by the pages alone: three people, one game, hole by hole. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class ChampionshipStoryIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    @Test
    void a_championship_from_its_first_page_to_its_public_one() throws IOException {
        var name = "Cup " + UUID.randomUUID().toString().substring(0, 8);
        var organiser = TestAccounts.login(Role.ORGANISER);
        var scorer = TestAccounts.login(Role.SCORER);
        var arbiter = TestAccounts.login(Role.ARBITER);

        signIn(organiser);
        var desk = setUp(name, scorer, arbiter);
        release();
        var game = firstGame(desk);
        leave();
        signIn(scorer);
        play(game);
        leave();
        signIn(arbiter);
        verify(desk);
        leave();
        signIn(organiser);
        publish(desk);
        leave();
        readAsAnyone(desk.replace("/manage", ""), game, name);
    }

    private String setUp(String name, String scorer, String arbiter) {
        var club = "Ruwi " + UUID.randomUUID().toString().substring(0, 8);
        browser.open(url, "/en/manage/clubs");
        browser.type("found", "latin", club);
        browser.type("found", "arabic", "روي");
        browser.press("found:go");
        browser.open(url, "/en/manage/new");
        browser.type("create", "latin", name);
        browser.type("create", "arabic", "بطولة " + name);
        new Select(browser.field("create", "club")).selectByVisibleText(club);
        browser.press("create:go");
        var desk =
                URI.create(browser.driver().getCurrentUrl()).getPath().replaceAll("^/en(/manage/[^/]+/[^/]+).*$", "$1");
        enter(desk, "Miceu Tavares", "ميسيو تافاريس");
        enter(desk, "Ralf Gering", "رالف غيرنغ");
        appoint(desk, scorer, "Scorer");
        appoint(desk, arbiter, "Arbiter");
        browser.open(url, "/en" + desk);
        browser.press("start:go");
        return desk;
    }

    private void enter(String desk, String latin, String arabic) {
        browser.open(url, "/en" + desk + "/entries");
        browser.await(By.cssSelector("details.card > summary")).click();
        browser.type("new", "latin", latin);
        browser.type("new", "arabic", arabic);
        browser.press("new:go");
    }

    private void appoint(String desk, String login, String office) {
        browser.open(url, "/en" + desk + "/officials");
        new Select(browser.field("appoint", "person")).selectByVisibleText("Test person (" + login + ")");
        new Select(browser.field("appoint", "office")).selectByVisibleText(office);
        browser.press("appoint:go");
        browser.says(login);
    }

    private void release() {
        browser.press("propose:go");
        browser.press("step:confirm");
        browser.press("step:release");
        browser.says("Games can begin");
    }

    private String firstGame(String desk) {
        var slug = desk.replaceAll("^.*/", "");
        return TestApi.at(URI.create(url.toString()))
                .get("championships/" + slug + "/games")
                .json()
                .getJsonArray("items")
                .getJsonObject(0)
                .getString("id");
    }

    private void play(String game) throws IOException {
        browser.open(url, "/en/games/" + game + "/record");
        browser.await(By.cssSelector("hw-board .legal"));
        browser.await(By.xpath("//button[@data-speed='0'] | //button[normalize-space()='Off']"))
                .click();
        for (var ply : plies()) {
            var side = String.valueOf(ply.hole().side().letter());
            browser.await(By.cssSelector(
                            "[data-side=" + side + "][data-hole='" + ply.hole().index() + "'].legal"))
                    .click();
            if (ply.number() < 110) status("Saved · ply " + ply.number());
            if (ply.number() == 27) seen("story-board");
        }
        browser.await(By.xpath("//main//*[contains(text(), 'all stones captured')]"));
        seen("story-board-over");
    }

    private static Iterable<Ply> plies() {
        return switch (Notation.read(PublishedGames.FIRST).getFirst()) {
            case Recorded.Replayed replayed -> replayed.game().plies();
            case Recorded.Unreplayed faulty -> throw new IllegalStateException(faulty.toString());
        };
    }

    private void verify(String desk) throws IOException {
        browser.open(url, "/en" + desk + "/desk");
        browser.says("1 game waits for you");
        seen("story-desk");
        browser.press(By.cssSelector("main .pairing form button, main .pairing form input[type=submit]"));
        browser.says("The result is official");
    }

    private void publish(String desk) throws IOException {
        browser.open(url, "/en" + desk + "/standings");
        seen("story-publish");
        browser.press(By.cssSelector("[id$=':final']"));
        browser.says("The table is published.");
    }

    private void readAsAnyone(String page, String game, String name) throws IOException {
        browser.open(url, "/en" + page);
        browser.says(name);
        browser.says("Ralf Gering");
        browser.says("Miceu Tavares");
        seen("story-public");
        browser.open(url, "/ar" + page);
        browser.says("بطولة " + name);
        browser.says("رالف غيرنغ");
        browser.open(url, "/en/games/" + game);
        browser.says("Proven");
        seen("story-replay");
    }

    /** In both directions, with nothing that hinders anyone. */
    private void seen(String picture) throws IOException {
        browser.assertAccessible();
        browser.screenshot(picture + "-en");
        var english = browser.driver().getCurrentUrl();
        browser.driver().get(english.replace("/en/", "/ar/"));
        browser.assertAccessible();
        browser.screenshot(picture + "-ar");
        browser.driver().get(english);
    }

    private void signIn(String login) {
        browser.signIn(url, "/en/sign-in", login);
    }

    private void leave() {
        browser.forget();
    }

    private static void status(String words) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(20))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=status]"), words));
    }
}
