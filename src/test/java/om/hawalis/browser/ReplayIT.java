package om.hawalis.browser;

import static om.hawalis.web.shared.Language.ARABIC;
import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import om.hawalis.web.shared.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A record played back. */
class ReplayIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    private static PaperServer server;

    @BeforeAll
    static void serve() throws IOException {
        server = new PaperServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void open(Language language) {
        browser.driver().get(server.page(language, "replay.html"));
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.presenceOfElementLocated(By.cssSelector(".moves [aria-current]")));
    }

    private static WebElement part(String name) {
        return browser.driver().findElement(By.cssSelector("[data-part=" + name + "]"));
    }

    private static String south() {
        return (String)
                browser.driver().executeScript("return document.querySelector('hw-board').state.south.join(' ')");
    }

    private static void waitForPly(String words) {
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.textToBe(By.cssSelector("[data-part=at]"), words));
    }

    @Test
    void it_opens_at_the_end_and_goes_to_any_ply() {
        open(ENGLISH);
        assertThat(part("at").getText()).isEqualTo("Ply 2 of 2");
        assertThat(south()).isEqualTo("1 4 0 0");

        part("first").click();
        assertThat(part("at").getText()).isEqualTo("Start");
        assertThat(south()).isEqualTo("2 2 2 2");

        browser.driver().findElement(By.cssSelector(".moves button")).click();
        assertThat(south()).isEqualTo("1 4 0 3");
        assertThat(browser.driver()
                        .findElement(By.cssSelector("[data-plate=S] .stones"))
                        .getText())
                .isEqualTo("8 stones");
    }

    @Test
    void keys_step_and_the_slider_follows() {
        open(ENGLISH);

        part("first").sendKeys(Keys.HOME);
        part("first").sendKeys(Keys.ARROW_RIGHT);

        waitForPly("Ply 1 of 2");
        assertThat(part("slider").getDomProperty("value")).isEqualTo("1");
        part("first").sendKeys(Keys.ARROW_LEFT);
        assertThat(part("at").getText()).isEqualTo("Start");
    }

    @Test
    void it_plays_by_itself_to_the_end() {
        open(ENGLISH);
        browser.driver().findElement(By.cssSelector("[data-speed='4']")).click();

        part("play").click();
        assertThat(part("play").getDomAttribute("aria-pressed")).isEqualTo("true");

        waitForPly("Ply 2 of 2");
        new WebDriverWait(browser.driver(), Duration.ofSeconds(15))
                .until(ExpectedConditions.attributeToBe(By.cssSelector("[data-part=play]"), "aria-pressed", "false"));
        assertThat(south()).isEqualTo("1 4 0 0");
    }

    @Test
    void the_prose_beside_the_board_has_the_digits_of_its_language() {
        open(ARABIC);

        assertThat(part("at").getText()).isEqualTo("النقلة ٢ من ٢");
        assertThat(browser.driver()
                        .findElement(By.cssSelector("[data-plate=S] .stones"))
                        .getText())
                .isEqualTo("٥ حصيات");
        assertThat(browser.driver()
                        .findElement(By.cssSelector(".moves [aria-current]"))
                        .getText())
                .isEqualTo("B\n+3");
    }

    @ParameterizedTest
    @EnumSource
    void axe_finds_nothing(Language language) {
        open(language);

        browser.assertAccessible();
        browser.assertConsoleSilent();
    }
}
