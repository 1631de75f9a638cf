package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A score sheet typed in by keyboard, its photograph beside it; and a clock as the board shows it. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class PaperStoryIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private Hall hall;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
        browser.open(url, "/en/");
        browser.forget();
    }

    @Test
    void a_sheet_is_typed_letter_by_letter_and_read_at_once() throws IOException {
        browser.signIn(url, hall.scorer(), "/en/games/" + hall.game() + "/record/text");
        var quick = browser.await(By.cssSelector("[data-part=quick]:not([hidden]) input"));

        quick.sendKeys("ildjih");
        browser.says("6 plies");
        assertThat(written()).isEqualTo("i L d J i H");
        assertThat(browser.text(By.cssSelector("[data-paper] .moves"))).contains("+4", "+6");
        quick.sendKeys("h" + Keys.BACK_SPACE + "b");
        browser.says("Not a legal move");
        browser.assertAccessible();
        browser.screenshot("paper-fault-en");
        quick.sendKeys(Keys.BACK_SPACE);
        browser.says("6 plies");

        var photo = Files.createTempFile("sheet", ".png");
        ImageIO.write(new BufferedImage(300, 400, BufferedImage.TYPE_INT_RGB), "png", photo.toFile());
        attach(photo);
        browser.says("The photograph is kept");
        browser.press(By.cssSelector("[id='sheet:preview']"));
        browser.press(By.cssSelector("[id='sheet:record']"));
        browser.says("The game is recorded");
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(6);
        browser.open(url, "/ar/games/" + hall.game() + "/record/text");
        browser.await(By.cssSelector("[data-paper]:not([hidden])"));
        browser.assertAccessible();
        browser.screenshot("paper-ar");
        browser.assertConsoleSilent();
    }

    @Test
    void a_clock_runs_with_the_first_ply_and_an_arbiter_stops_it() throws IOException {
        var arbiter = TestApi.at(URI.create(url.toString())).as(hall.arbiter().token());
        arbiter.put(
                "championships/" + hall.championship() + "/time-control",
                "{\"kind\":\"INCREMENT\",\"baseSeconds\":600,\"stepSeconds\":5}");
        browser.signIn(url, hall.arbiter(), "/ar/games/" + hall.game() + "/record");
        browser.press(By.cssSelector("[data-side=S][data-hole='8'].legal"));
        browser.says("ساعة الشمال تعمل");
        browser.assertAccessible();
        browser.screenshot("clock-ar");

        browser.press(By.cssSelector("[data-act=stop]"));
        browser.says("أوقفها الحكم");
        browser.press(By.cssSelector("[data-act='go-on']"));
        browser.says("ساعة الشمال تعمل");
        browser.assertConsoleSilent();
    }

    private static String written() {
        return browser.driver()
                .findElement(By.cssSelector("textarea"))
                .getDomProperty("value")
                .strip();
    }

    private static void attach(Path file) {
        WebElement input = browser.driver().findElement(By.id("photo"));
        input.sendKeys(file.toAbsolutePath().toString());
    }
}
