package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.util.Map;
import javax.imageio.ImageIO;
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
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/** What happens in the hall: sheets with codes, phones that scan them, players' own links. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class HallStoryIT {
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

    @AfterEach
    void desk() {
        browser.resize(1280, 900);
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    @Test
    void a_helper_scans_the_sheet_of_a_board_and_taps_the_first_move() throws Exception {
        browser.signIn(url, hall.arbiter(), "/ar/manage/championships/t" + hall.championship() + "/links");
        browser.assertAccessible();
        browser.press(By.cssSelector("[id='boards:print']"));
        browser.await(By.cssSelector(".boardsheet svg"));
        browser.assertAccessible();
        browser.screenshot("board-sheets-ar");
        var address = scan(browser.driver().findElement(By.cssSelector(".boardsheet figure")));
        print("board-sheets-print-ar");
        browser.forget();

        phone();
        browser.driver().get(address);
        assertThat(browser.driver().getCurrentUrl()).contains("/games/" + hall.game() + "/record");
        browser.open(url, "/ar/games/" + hall.game() + "/record");
        browser.await(By.cssSelector("[data-side=S][data-hole='8'].legal"));
        noSidewaysScroll();
        browser.screenshot("record-phone-ar");
        browser.assertAccessible();
        browser.press(By.cssSelector("[data-side=S][data-hole='8'].legal"));

        browser.await(By.cssSelector("[data-part=status].proven"));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(1);
        browser.screenshot("record-phone-played-ar");
        browser.assertConsoleSilent();
    }

    @Test
    void a_player_opens_the_private_link_and_sees_the_next_game() throws Exception {
        browser.signIn(url, hall.arbiter(), "/ar/manage/championships/t" + hall.championship() + "/links");
        browser.press(By.cssSelector("[id='players:print']"));
        browser.await(By.cssSelector(".slip svg"));
        var address = scan(browser.driver().findElement(By.cssSelector(".slip figure")));
        print("player-slips-print-ar");
        browser.forget();

        phone();
        browser.driver().get(address);
        browser.await(By.cssSelector(".own-game"));
        browser.open(url, "/ar/mine");
        browser.says("الجولة ١");
        browser.says("تلعب في الجنوب");
        noSidewaysScroll();
        browser.screenshot("mine-phone-ar");
        browser.assertAccessible();
        browser.press(By.cssSelector(".own-game .btn.primary"));
        browser.await(By.cssSelector("[data-side=S][data-hole='8'].legal"));
        browser.assertConsoleSilent();
    }

    private static void phone() {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
    }

    private static void noSidewaysScroll() {
        assertThat((Boolean)
                        browser.driver().executeScript("return document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
    }

    private static void print(String name) throws IOException {
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        browser.screenshot(name);
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }

    /** Reads a QR code off the screen, as a phone's camera does. */
    private static String scan(WebElement figure) throws Exception {
        var picture = ImageIO.read(new ByteArrayInputStream(figure.getScreenshotAs(OutputType.BYTES)));
        var width = picture.getWidth();
        var pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        var light = new RGBLuminanceSource(width, picture.getHeight(), pixels);
        return new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(light)))
                .getText();
    }
}
