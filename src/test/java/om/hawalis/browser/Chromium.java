package om.hawalis.browser;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The Chromium of this machine and its driver. */
record Chromium(Path browser, Path driver) {
    private static final List<String> QUIET = List.of(
            "--headless=new",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1280,900");

    static Optional<Chromium> find() {
        var browser = onPath("chromium", "chromium-browser", "google-chrome");
        return browser.flatMap(found -> onPath("chromedriver").map(driver -> new Chromium(found, driver)));
    }

    private static Optional<Path> onPath(String... names) {
        var directories = System.getenv().getOrDefault("PATH", "/usr/bin").split(File.pathSeparator);
        return Arrays.stream(names)
                .flatMap(name -> Arrays.stream(directories).map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** A browser that knows nothing of any other: its profile is new. */
    ChromeDriver start(Path profile) throws IOException {
        var options = new ChromeOptions();
        options.setBinary(browser.toFile());
        options.addArguments(QUIET);
        options.addArguments("--user-data-dir=" + profile.toAbsolutePath());
        // as root, Chromium starts only without its sandbox
        if (isRoot()) options.addArguments("--no-sandbox");
        var logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        var service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.toFile())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options);
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }
}
