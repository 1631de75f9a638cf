package om.hawalis.browser;

import static om.hawalis.web.shared.Language.ARABIC;
import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import om.hawalis.web.shared.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebElement;

/** {@code <hw-board>}: what is seen, heard, tapped and typed. */
class BoardIT {
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

    @AfterEach
    void widen() {
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        browser.prefer("prefers-reduced-motion", "no-preference");
    }

    private static void open(Language language) {
        browser.driver().get(server.page(language, "board.html"));
    }

    private static WebElement hole(String side, int index) {
        return browser.driver().findElement(By.cssSelector("[data-side=" + side + "][data-hole='" + index + "']"));
    }

    private static Point place(String side, int index) {
        return hole(side, index).findElement(By.cssSelector(".pit")).getLocation();
    }

    private static Object run(String script, Object... arguments) {
        return browser.driver().executeScript(script, arguments);
    }

    @Test
    void every_hole_has_a_name_in_the_language_of_the_page() {
        open(ENGLISH);
        assertThat(hole("S", 2).getDomAttribute("aria-label"))
                .isEqualTo("Hole c, South, outer row, 2 stones, may be played");
        assertThat(hole("N", 9).getDomAttribute("aria-label"))
                .isEqualTo("Hole J, North, inner row, 9 stones, last move");

        open(ARABIC);
        assertThat(hole("S", 2).getDomAttribute("aria-label"))
                .isEqualTo("الحفرة c، الجنوب، الصف الخارجي، حصاتان، يمكن لعبها");
        assertThat(hole("S", 0).getDomAttribute("aria-label")).endsWith("خالية، أُخذت الآن");
    }

    @ParameterizedTest
    @EnumSource
    void the_board_is_never_mirrored(Language language) {
        open(language);

        assertThat(place("S", 0).x).isLessThan(place("S", 6).x);
        assertThat(place("S", 7).x).isEqualTo(place("S", 6).x);
        assertThat(place("N", 0).x).isGreaterThan(place("N", 6).x);
        assertThat(place("N", 0).y).isLessThan(place("N", 7).y);
        assertThat(place("N", 7).y).isLessThan(place("S", 7).y);
        assertThat(place("S", 7).y).isLessThan(place("S", 0).y);
        assertThat(place("N", 13).x).isEqualTo(place("S", 7).x);
    }

    @Test
    void flipped_it_is_seen_from_north() {
        open(ENGLISH);

        run("document.querySelector('hw-board').toggleAttribute('flip', true)");

        assertThat(place("N", 0).x).isLessThan(place("N", 6).x);
        assertThat(place("N", 0).y).isGreaterThan(place("S", 0).y);
    }

    @Test
    void a_clockwise_ring_runs_the_other_way_round() {
        open(ENGLISH);

        run("const b = document.querySelector('hw-board'); b.state = {...b.state, direction: 'CLOCKWISE'}");

        assertThat(place("S", 0).x).isGreaterThan(place("S", 6).x);
        assertThat(place("S", 7).x).isEqualTo(place("S", 6).x);
    }

    @Test
    void on_a_phone_every_hole_is_a_wide_target_and_the_page_does_not_scroll_sideways() throws IOException {
        var phone = Map.<String, Object>of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
        open(ARABIC);

        browser.screenshot("board-phone-ar");
        var sides = (List<?>)
                run("return [...document.querySelectorAll('.tap')].flatMap(t => [t.getBoundingClientRect().width,"
                        + " t.getBoundingClientRect().height])");
        assertThat(sides)
                .hasSize(56)
                .allSatisfy(side -> assertThat(((Number) side).doubleValue()).isGreaterThanOrEqualTo(44));
        assertThat(run("return document.documentElement.scrollWidth - innerWidth"))
                .isEqualTo(0L);
    }

    @Test
    void eight_columns_still_fit_a_phone() {
        var phone = Map.<String, Object>of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
        open(ENGLISH);

        run("document.body.style.margin = 0; const r = Array(16).fill(2);"
                + " document.querySelector('hw-board').state = {columns: 8, south: r, north: r}");

        assertThat(run("return document.querySelector('.tap').getBoundingClientRect().width >= 44"))
                .isEqualTo(true);
        assertThat(run("const b = document.querySelector('hw-board'); return b.scrollWidth - b.clientWidth"))
                .isEqualTo(0L);
    }

    @Test
    void a_board_of_sixteen_columns_scrolls_within_itself() {
        var phone = Map.<String, Object>of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
        open(ENGLISH);

        run("const r = Array(32).fill(2); document.querySelector('hw-board').state = {columns: 16, south: r,"
                + " north: r}");

        assertThat(run("return document.documentElement.scrollWidth - innerWidth"))
                .isEqualTo(0L);
        assertThat(hole("N", 31).getDomAttribute("aria-label")).startsWith("Hole 16,");
        assertThat(run("return document.querySelector('.tap').getBoundingClientRect().width >= 44"))
                .isEqualTo(true);
    }

    @Test
    void arrows_walk_and_enter_plays() {
        open(ENGLISH);

        hole("S", 2).sendKeys(Keys.ARROW_UP);
        browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
        browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);

        assertThat(run("return window.holes")).isEqualTo(List.of("S10k"));
    }

    @Test
    void a_letter_plays_the_movers_hole_of_that_name() {
        open(ARABIC);

        hole("S", 2).sendKeys("i");

        assertThat(run("return window.holes")).isEqualTo(List.of("S8i"));
    }

    @Test
    void names_and_indexes_are_each_others_reverse() {
        open(ENGLISH);

        var wrong = (List<?>) browser.driver().executeAsyncScript("""
            const done = arguments[arguments.length - 1];
            import('/resources/js/ring.js').then(({ nameOf, indexOf }) => {
              const wrong = [];
              for (let columns = 6; columns <= 16; columns++)
                for (let index = 0; index < 2 * columns; index++)
                  for (const side of ['S', 'N'])
                    if (indexOf(nameOf(side, index, columns), columns) !== index) wrong.push(`${columns}/${index}`);
              for (const name of ['', 'o', '15', '-1', '*', 'ab']) if (indexOf(name, 7) !== -1) wrong.push(name);
              for (const name of ['', 'a', '0', '33', '1.5', '-1']) if (indexOf(name, 16) !== -1) wrong.push(name);
              done(wrong);
            });\
            """);

        assertThat(wrong).isEmpty();
    }

    @Test
    void a_tap_anywhere_in_the_cell_counts() {
        open(ENGLISH);

        hole("S", 2).findElement(By.cssSelector(".tap")).click();

        assertThat(run("return window.holes")).isEqualTo(List.of("S2c"));
    }

    @Test
    void stones_are_sown_one_by_one_and_none_is_lost() {
        open(ENGLISH);

        var frames = (List<?>) browser.driver().executeAsyncScript("""
            const done = arguments[arguments.length - 1];
            import('/resources/js/sowing.js').then(({ frames }) => {
              const seen = [];
              for (const f of frames([2, 1, 0, 3], [[0, 2], [2, 1]])) seen.push([f.at, f.hand, ...f.counts].join(' '));
              done(seen);
            });\
            """);

        assertThat(frames)
                .isEqualTo(List.of("0 2 0 1 0 3", "1 1 0 2 0 3", "2 0 0 2 1 3", "2 1 0 2 0 3", "3 0 0 2 0 4"));
    }

    private static final String MOVE = """
        const done = arguments[arguments.length - 1], board = document.querySelector('hw-board');
        const south = [2, 0, 0, 0], north = [1, 1, 1, 1], moved = [];
        board.state = { columns: 2, south, north, toMove: 'S', legal: [0] };
        new MutationObserver(() => moved.push(board.hasAttribute('data-moving'))).observe(board, { attributeFilter: ['data-moving'] });
        const began = performance.now();
        board.animate({ before: { south, north }, side: 'S', laps: [[0, 2]], speed: 2, after: { columns: 2, south: [0, 1, 1, 0], north, toMove: 'N' } })
          .then(() => done([moved.includes(true), performance.now() - began >= 150, board.state.south.join(' ')]));\
        """;

    @Test
    void a_move_is_shown_and_ends_at_the_position_that_was_told() {
        open(ENGLISH);

        assertThat(browser.driver().executeAsyncScript(MOVE)).isEqualTo(List.of(true, true, "0 1 1 0"));
    }

    @Test
    void nothing_moves_for_those_who_asked_for_less_motion() {
        browser.prefer("prefers-reduced-motion", "reduce");
        open(ENGLISH);

        assertThat(browser.driver().executeAsyncScript(MOVE)).isEqualTo(List.of(false, false, "0 1 1 0"));
    }

    @ParameterizedTest
    @EnumSource
    void axe_finds_nothing_in_light_or_dark(Language language) throws IOException {
        for (var scheme : List.of("light", "dark")) {
            browser.prefer("prefers-color-scheme", scheme);
            open(language);
            browser.screenshot("board-" + language.code() + "-" + scheme);
            browser.assertAccessible();
        }
        browser.assertConsoleSilent();
    }
}
