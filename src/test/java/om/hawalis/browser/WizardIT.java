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
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** An organiser chooses a template, sees what each choice means, and has a championship. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class WizardIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    private TestApi api;
    private String club;

    @BeforeEach
    void somebodyIsSignedIn() {
        api = TestApi.at(URI.create(url.toString())).as(TestAccounts.token(Role.ORGANISER));
        club = "Mutrah " + UUID.randomUUID().toString().substring(0, 8);
        api.post("clubs", "{\"name\":{\"latin\":\"%s\",\"arabic\":\"%s\"}}".formatted(club, arabic(club)));
        signIn(Role.ORGANISER, Role.ARBITER);
        browser.says("My championships");
    }

    private void signIn(Role... roles) {
        browser.forget();
        browser.resize(1280, 900);
        browser.signIn(url, "/en/sign-in", TestAccounts.login(roles));
    }

    private static String arabic(String club) {
        return club.replace("Mutrah", "مطرح");
    }

    @Test
    void a_weekend_swiss_comes_from_its_template_and_each_choice_says_what_it_means() throws IOException {
        browser.press(By.linkText("Set up a championship"));
        browser.says("What kind of championship?");
        seen("wizard-templates");
        browser.press(By.linkText("Weekend Swiss"));
        browser.says("What it will mean");
        assertThat(meaning()).contains("84", "5:55");
        seen("wizard-swiss");

        write("rounds", "3");
        browser.says("With fewer rounds than 5 several players may win all their games.");
        write("entrants", "41");
        browser.says("Boards missing in the fullest round: 8.");
        seen("wizard-doubts");
        write("rounds", "99");
        browser.says("Some fields need mending first.");
        write("rounds", "6");
        browser.says("The number is odd: resting in each round: 1.");
        assertThat(meaning()).contains("120");
        name("Winter Swiss", "بطولة الشتاء", club);
        browser.press(By.id("wizard:go"));

        browser.says("The championship is set up. Now enter the players.");
        browser.says("Swiss, 6 rounds");
    }

    @Test
    void groups_and_finals_in_arabic() throws IOException {
        browser.open(url, "/ar/manage/wizard");
        browser.press(By.linkText("مجموعات ثم نهائيات"));
        browser.says("ماذا يعني ذلك");
        assertThat(meaning()).contains("32", "5:00");

        write("groups", "2");
        browser.says("الأيام اللازمة: ٣");
        choose("finals", "ROUND_ROBIN");
        browser.says("دوري من مرحلة واحدة");
        assertThat(browser.field("wizard", "thirdPlace").isDisplayed()).isFalse();
        seen("wizard-groups");
        name("Groups", "كأس المجموعات", arabic(club));
        browser.press(By.id("wizard:go"));

        browser.says("أُنشئت البطولة. سجّل اللاعبين الآن.");
        browser.says("مجموعتان");
    }

    @Test
    void every_template_is_there_for_everyone() throws IOException {
        for (var template : new String[] {"club-round-robin", "knockout-cup", "youth-day"}) {
            browser.open(url, "/en/manage/wizard/" + template);
            browser.says("What it will mean");
            seen("wizard-" + template);
        }
    }

    @Test
    void what_is_missing_is_said_and_what_was_chosen_stays() {
        browser.open(url, "/en/manage/wizard/club-round-robin");
        write("entrants", "9");
        browser.says("The number is odd");
        browser.press(By.id("wizard:go"));

        browser.says("Give a name, in Latin");
        browser.says("The number is odd");
        assertThat(browser.field("wizard", "entrants").getAttribute("value")).isEqualTo("9");
    }

    @Test
    void a_template_that_is_none_is_not_found() {
        browser.open(url, "/en/manage/wizard/league");

        browser.says("There is no such template.");
    }

    @Test
    void who_may_not_set_up_a_championship_sees_no_form() {
        signIn(Role.SCORER);
        browser.says("My championships");

        browser.open(url, "/en/manage/wizard/weekend-swiss");

        browser.says("This page is not open to you");
    }

    private String meaning() {
        return browser.text(By.cssSelector(".meaning .figures"));
    }

    private void name(String latin, String arabic, String host) {
        write("latin", latin);
        write("arabic", arabic);
        new Select(browser.field("wizard", "club")).selectByVisibleText(host);
    }

    /** As a person leaves a field: by the tabulator. */
    private void write(String name, String text) {
        var field = browser.field("wizard", name);
        field.clear();
        field.sendKeys(text, Keys.TAB);
    }

    private void choose(String name, String value) {
        new Select(browser.field("wizard", name)).selectByValue(value);
    }

    /** As it stands, on a phone and in the dark, with nothing that hinders anyone. */
    private void seen(String name) throws IOException {
        browser.assertAccessible();
        browser.screenshot(name);
        browser.resize(360, 900);
        browser.assertFits(360);
        browser.screenshot(name + "-phone");
        browser.resize(1280, 900);
        browser.prefer("prefers-color-scheme", "dark");
        browser.assertAccessible();
        browser.screenshot(name + "-dark");
        browser.prefer("prefers-color-scheme", "light");
        browser.assertConsoleSilent();
    }
}
