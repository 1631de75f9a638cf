package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import om.hawalis.TestAccounts;
import om.hawalis.game.Hall;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A browser for one test class: {@code @RegisterExtension static final Browser browser = new Browser();} beside
 * {@code @ExtendWith(ArquillianExtension.class) @RunAsClient}. Where no Chromium is found the class is skipped and says so, unless
 * {@code -Dhawalis.browser=required} makes that a failure.
 */
public final class Browser implements ExecutionCondition, BeforeAllCallback, AfterAllCallback {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final Path SCREENSHOTS = Path.of("target/screenshots");
    private static final Path PROFILES = Path.of("target/browser");
    private static final List<String> WCAG_22_AA = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private static final String WATCH = """
        if (window.leadsAway === undefined) {
          const leads = event => { if (!event.defaultPrevented) window.leadsAway = true; };
          const elsewhere = link => link && !link.target && !link.hasAttribute('download') && !link.getAttribute('href').startsWith('#');
          addEventListener('submit', leads);
          addEventListener('click', event => { if (elsewhere(event.target.closest('a[href]'))) leads(event); });
        }
        window.leadsAway = false;
        """;

    private Optional<ChromeDriver> driver = Optional.empty();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        var required = System.getProperty("hawalis.browser", "optional").equals("required");
        return required || Chromium.find().isPresent()
                ? ConditionEvaluationResult.enabled("a browser is here, or must be")
                : ConditionEvaluationResult.disabled("no chromium and chromedriver on the PATH");
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        var chromium = Chromium.find()
                .orElseThrow(() ->
                        new IllegalStateException("browser tests are required: install chromium and chromedriver"));
        var profile = Files.createTempDirectory(Files.createDirectories(PROFILES), "profile");
        driver = Optional.of(chromium.start(profile));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        driver.ifPresent(ChromeDriver::quit);
        driver = Optional.empty();
    }

    public ChromeDriver driver() {
        return driver.orElseThrow();
    }

    /** Opens a path of the deployed application; Arquillian's URL may or may not end in a slash. */
    public void open(URL application, String path) {
        driver().get(URI.create(application.toString()).resolve(path).toString());
    }

    public void resize(int width, int height) {
        driver().manage().window().setSize(new Dimension(width, height));
    }

    /** What the page is told that its reader prefers, such as {@code prefers-color-scheme} {@code dark}. */
    public void prefer(String feature, String value) {
        var features = List.of(Map.of("name", feature, "value", value));
        driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", features));
    }

    /** Signs out by forgetting, what the console said included: the next page is opened by a stranger. */
    public void forget() {
        driver().manage().deleteAllCookies();
        driver().manage().logs().get(LogType.BROWSER);
    }

    /** Keeps what is seen as {@code target/screenshots/NAME.png}. */
    public Path screenshot(String name) throws IOException {
        var file = Files.createDirectories(SCREENSHOTS).resolve(name + ".png");
        return Files.write(file, driver().getScreenshotAs(OutputType.BYTES));
    }

    /** Waits until the page says so: after a press the former page may still stand for a moment. */
    public void says(String words) {
        waiting().until(ExpectedConditions.textToBePresentInElementLocated(By.tagName("main"), words));
    }

    /** The first of what is looked for, as soon as there is one. */
    public WebElement await(By by) {
        return waiting().until(ExpectedConditions.presenceOfElementLocated(by));
    }

    /** What is written in the first of what is looked for, read in one go where a live page may replace it. */
    public String text(By by) {
        return waiting().until(driver -> driver.findElement(by).getText());
    }

    /** What is written in each, read in one go. */
    @SuppressWarnings("unchecked")
    public List<String> texts(String css) {
        return (List<String>) driver().executeScript(
                        "return [...document.querySelectorAll(arguments[0])].map(one => one.textContent)", css);
    }

    /**
     * Presses what is found, found anew where a live page has replaced it in between. Where that sends a form or leads away, another page
     * stands there afterwards: as long as the former one does, the browser may drop what is asked of it next in favour of the press.
     */
    public void press(By by) {
        waiting().until(driver -> {
            driver().executeScript(WATCH);
            driver.findElement(by).click();
            return true;
        });
        waiting().until(driver -> driver().executeScript("return window.leadsAway !== true"));
    }

    public void press(String id) {
        press(By.id(id));
    }

    /** What a person writes into a field of a form, in the place of what stands there. */
    public void type(String form, String name, String text) {
        var field = field(form, name);
        field.clear();
        field.sendKeys(text);
    }

    /** Fields stand in a component of their own within their form. */
    public WebElement field(String form, String name) {
        return await(By.cssSelector("form[id='%s'] [id$=':%s']".formatted(form, name)));
    }

    /** Opens a page that leads to the sign-in page, or that page itself, and signs in by {@link TestAccounts#PASSWORD}. */
    public void signIn(URL application, String path, String login) {
        open(application, path);
        type("signIn", "login", login);
        type("signIn", "password", TestAccounts.PASSWORD);
        press("signIn:enter");
    }

    /** Opens a page of those who are signed in, is led to the sign-in page, and back. */
    public void signIn(URL application, Hall.Person person, String path) {
        TestAccounts.password(person.account());
        signIn(application, path, person.identity().login());
        waiting().until(ExpectedConditions.urlContains(path));
    }

    /** The page has nothing to the side that a phone of this width would hide. */
    public void assertFits(int width) {
        assertThat((Long) driver().executeScript("return document.documentElement.scrollWidth"))
                .as("width of %s", driver().getCurrentUrl())
                .isLessThanOrEqualTo(width);
    }

    private WebDriverWait waiting() {
        var waiting = new WebDriverWait(driver(), PATIENCE);
        waiting.ignoring(WebDriverException.class); // chromedriver knows several, where a page is left while it looks
        waiting.withMessage(this::seen);
        return waiting;
    }

    /** What a reader would see instead of what was waited for. */
    private String seen() {
        return "%s shows: %s"
                .formatted(
                        driver().getCurrentUrl(),
                        driver().findElement(By.tagName("body")).getText());
    }

    /** Axe finds nothing on the open page that WCAG 2.2 AA forbids. */
    @SuppressWarnings(
            "deprecation") // the newer mode gives a second window one second to open: too little on a busy machine
    public void assertAccessible() {
        var axe = new AxeBuilder().withTags(WCAG_22_AA).setLegacyMode();
        var violations = axe.analyze(driver()).getViolations();
        assertThat(violations.stream().map(rule -> rule.getId() + " " + rule.getNodes()))
                .as("WCAG 2.2 AA on %s", driver().getCurrentUrl())
                .isEmpty();
    }

    /** The console has complained of nothing, the content security policy included, since it was last asked. */
    public void assertConsoleSilent() {
        var complaints = driver().manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue());
        assertThat(complaints).as("console of %s", driver().getCurrentUrl()).isEmpty();
    }
}
