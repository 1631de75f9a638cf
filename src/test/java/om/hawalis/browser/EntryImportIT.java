package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** An organiser enters players from the files that clubs send. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class EntryImportIT {
    private static final Path FILES = Path.of("src/test/resources/entries").toAbsolutePath();

    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    @TempDir
    private Path folder;

    private TestApi api;
    private String entries;

    @BeforeEach
    void aDraftIsOpen() {
        var account = TestAccounts.login(Role.ORGANISER);
        api = TestApi.at(URI.create(url.toString())).as(TestAccounts.tokenOf(account));
        var club = api.post("clubs", "{\"name\":{\"latin\":\"Club %s\"}}".formatted(UUID.randomUUID()))
                .json();
        var created = api.post(
                        "championships",
                        "{\"name\":{\"latin\":\"Cup %s\",\"arabic\":\"كأس روي\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\"}"
                                .formatted(UUID.randomUUID().toString().substring(0, 8), club.getString("id")))
                .json();
        entries = "/en/manage/championships/" + created.getString("slug") + "/entries";
        browser.forget();
        browser.resize(1280, 900);
        browser.signIn(url, "/en/sign-in", account);
        browser.says("My championships");
    }

    @Test
    void five_bad_rows_of_seven_are_named_and_nobody_is_saved_until_the_rest_is_accepted() throws IOException {
        var file = Files.readString(FILES.resolve("players_seven_rows_five_bad.csv"))
                .replaceAll("(Ahmed bin Ali|Hilal bin Saif)", "$1 " + UUID.randomUUID());
        upload(Files.writeString(folder.resolve("players.csv"), file));

        browser.says("What the file would bring");
        browser.says("2 lines can be entered. 5 lines cannot be entered. Nobody is entered yet.");
        for (var named : new String[] {
            "Line 3", "no name", "Line 4", "31/02/1992", "Line 5", "abc", "Line 6", "line 2", "Line 7", "1994-13-01"
        }) browser.says(named);
        seen("import-preview");
        browser.press("accept:go");
        browser.says("Nobody was entered.");
        assertThat(entrants()).isZero();

        element(By.name("leaveOut")).click();
        var clubs = browser.driver().findElements(By.cssSelector("input[name=clubs][value=FOUND]"));
        if (!clubs.isEmpty()) clubs.getFirst().click();
        browser.press("accept:go");

        browser.says("Entered from the file: 2.");
        assertThat(entrants()).isEqualTo(2);
        seen("import-accepted");
    }

    @Test
    void a_line_with_an_open_quote_is_named() throws IOException {
        upload(FILES.resolve("players_open_quote.csv"));

        browser.says("Line 3: a quotation mark is opened and not closed");
        seen("import-upload");
        assertThat(entrants()).isZero();
    }

    @Test
    void people_who_may_be_known_are_shown_side_by_side_and_columns_are_named_by_hand() throws IOException {
        var word = UUID.randomUUID().toString().substring(0, 8);
        api.post(
                "players",
                "{\"name\":{\"latin\":\"Salim bin Nasser %1$s\",\"arabic\":\"سالم بن ناصر %1$s\"}}".formatted(word));
        upload(Files.writeString(
                folder.resolve("players.csv"),
                "Spieler,Verein\nSalim bin Nasser %1$s Al-Busaidi,\nO'Neil %1$s,\n".formatted(word)));
        browser.says("No heading says where the names are.");
        seen("import-columns");
        element(By.cssSelector("select[name=column-0] option[value=NAME_LATIN]"))
                .click();
        browser.press("columns:go");

        browser.says("Do we know them?");
        browser.says("سالم بن ناصر");
        seen("import-alike");
        element(By.cssSelector("input[name=person-2]:not([value=new])")).click();
        browser.press("accept:go");

        browser.says("Entered from the file: 2.");
        assertThat(api.get("players?q=Salim+" + word).json().getInt("total")).isEqualTo(1);
    }

    private void upload(Path file) {
        browser.open(url, entries + "/import");
        element(By.cssSelector("input[type=file]")).sendKeys(file.toString());
        browser.press("upload:go");
    }

    private int entrants() {
        return api.get(entries.substring("/en/manage/".length())).list().size();
    }

    /** The page in both directions and on a phone, with nothing that hinders anyone. */
    private void seen(String name) throws IOException {
        browser.assertAccessible();
        browser.screenshot(name + "-en");
        browser.resize(360, 900);
        browser.assertFits(360);
        browser.screenshot(name + "-phone");
        browser.resize(1280, 900);
        var english = browser.driver().getCurrentUrl();
        browser.driver().get(english.replace("/en/", "/ar/"));
        browser.assertAccessible();
        browser.screenshot(name + "-ar");
        browser.driver().navigate().back();
    }

    private WebElement element(By by) {
        return browser.await(by);
    }
}
