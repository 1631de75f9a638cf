package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** An organiser's formats in the browser, each told over the API as well: what one of them does, the other shows. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class FormatsIT {
    private static final String SWISS = "\"stages\":[{\"format\":\"SWISS\",\"rounds\":%d}],";

    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    @Test
    void a_swiss_of_nine_with_bye_late_entry_withdrawal_and_return() throws IOException {
        var scene = scene(19, SWISS.formatted(9));
        var asking = scene.entry(4);
        var gone = scene.entry(2);
        scene.made("byes", "{\"entry\":\"%s\",\"round\":2,\"kind\":\"HALF_POINT\"}".formatted(asking));
        signIn(scene);

        releaseByHand(scene, 1);
        scene.settle(1);
        scene.made("entries/late", "{\"player\":\"%s\"}".formatted(scene.player(20)));
        releaseByHand(scene, 2);
        browser.open(url, desk(scene, "rounds?round=2"));
        browser.says("Player 04");
        browser.says("half");
        scene.settle(2);
        withdrawOnPage(scene, "Player 02");
        releaseByHand(scene, 3);
        assertThat(present(scene.round(3))).doesNotContain(2).contains(20);
        scene.settle(3);
        readmitOnPage(scene, "Player 02");
        for (var round = 4; round <= 9; round++) {
            scene.release();
            scene.settle(round);
        }

        assertThat(present(scene.round(4))).contains(2);
        assertThat(meetings(scene)).doesNotHaveDuplicates();
        scene.made("finish", "");
        browser.open(url, desk(scene, "standings"));
        browser.says("Standings after round 9");
        seen("swiss-standings");
        browser.open(url, "/en/championships/" + scene.slug() + "/cross-table");
        seen("swiss-progress");
        assertThat(gone).isNotEqualTo(asking);
    }

    @Test
    void a_round_changed_by_hand_refuses_a_rematch_and_asks_before_it_does_harm() throws IOException {
        var scene = scene(9, SWISS.formatted(5));
        scene.release();
        scene.settle(1);
        signIn(scene);
        browser.open(url, desk(scene, "rounds"));
        browser.press("propose:go");
        browser.says("A draft");
        seen("swiss-draft");
        var met = scene.round(1).getJsonArray("boards").getJsonObject(0);

        choose("one", number(met, "south"));
        choose("other", number(met, "north"));
        browser.press("edit:pin");
        browser.says("have met already");
        browser.open(url, desk(scene, "rounds?round=2"));
        var boards = scene.round(2).getJsonArray("boards");
        var leader = number(boards.getJsonObject(0), "south");
        choose("one", newTo(leader, boards.getJsonObject(3), scene));
        choose("other", leader);
        browser.press("edit:pin");
        browser.says("by hand");
        seen("swiss-by-hand");
        confirmWarnings();

        browser.says("Confirmed, not public yet");
        assertThat(scene.round(2).getJsonArray("boards").stream()
                        .map(JsonValue::asJsonObject)
                        .filter(board -> board.getBoolean("byHand")))
                .hasSize(1);
    }

    @Test
    void a_correction_after_the_next_release_keeps_the_pairings_and_shows_on_the_table() throws IOException {
        var scene = scene(6, SWISS.formatted(5));
        scene.release();
        scene.settle(1);
        var second = scene.release();
        var game = scene.games(1, 1).getFirst().getString("id");

        scene.correct(game, "1/2-1/2", "Both score sheets say so.");

        assertThat(scene.round(2).getJsonArray("boards")).isEqualTo(second.getJsonArray("boards"));
        assertThat(scene.organiser()
                        .get("championships/" + scene.slug() + "/corrections")
                        .list())
                .hasSize(1);
        signIn(scene);
        browser.open(url, desk(scene, "standings"));
        browser.says("This table has changed.");
        browser.says("Both score sheets say so.");
        seen("correction");
        browser.open(url, "/en/championships/" + scene.slug());
        browser.says("This table has changed.");
    }

    @Test
    void groups_lead_to_finals_with_a_drawing() throws IOException {
        var scene = scene(8, """
            "stages":[{"format":"GROUPS","groups":2,"goOn":2},{"format":"KNOCKOUT"}],\
            """);
        signIn(scene);
        for (var round = 1; round <= 3; round++) {
            releaseByHand(scene, round);
            scene.settle(round);
        }
        browser.open(url, "/en/championships/" + scene.slug() + "/stages");
        browser.says("Group 2");
        seen("groups");
        releaseByHand(scene, 4);
        scene.settle(4);
        scene.release();
        scene.settle(5);

        var stages = scene.organiser()
                .get("championships/" + scene.slug() + "/stages")
                .list();
        assertThat(stages.getJsonObject(1).getJsonArray("bracket")).hasSize(4);
        browser.open(url, "/en/championships/" + scene.slug() + "/stages");
        browser.says("Semifinals");
        browser.says("Final");
        seen("drawing");
        assertThat(browser.driver().findElements(By.cssSelector(".drawing .won")))
                .hasSize(4);
        browser.open(url, desk(scene, "standings"));
        seen("finals-standings");
    }

    @Test
    void a_large_knock_out_is_read_at_a_glance() throws IOException {
        var scene = scene(13, "\"stages\":[{\"format\":\"KNOCKOUT\"}],");
        scene.release();
        scene.settle(1);
        scene.release();
        browser.resize(1400, 1000);
        browser.open(url, "/en/championships/" + scene.slug() + "/stages");
        browser.says("Quarterfinals");
        seen("knock-out");
        browser.resize(1280, 900);
    }

    @Test
    void a_match_of_two_games_swaps_sides_and_counts_as_one_result() throws IOException {
        var scene = scene(4, SWISS.formatted(3) + "\"encounter\":\"TWO_GAME_MATCH\",");
        signIn(scene);
        releaseByHand(scene, 1);
        var games = scene.games(1, 1);
        var one = games.getFirst();
        var two = games.getLast();

        assertThat(one.getJsonObject("south")).isEqualTo(two.getJsonObject("north"));
        scene.settle(one.getString("id"), "1-0");
        scene.settle(two.getString("id"), "1/2-1/2");

        var rows = scene.organiser()
                .get("championships/" + scene.slug() + "/standings")
                .json()
                .getJsonArray("rows");
        assertThat(rows.getJsonObject(0).getJsonNumber("points").bigDecimalValue())
                .isEqualByComparingTo("1");
        browser.open(url, desk(scene, "rounds"));
        seen("two-games");
        browser.open(url, "/en/championships/" + scene.slug() + "/rounds");
        browser.says("½–½");
        seen("two-games-public");
    }

    @Test
    void the_schedule_is_set_by_the_clock_at_the_venue() throws IOException {
        var scene = scene(4, SWISS.formatted(3));
        signIn(scene);
        browser.open(url, desk(scene, "schedule"));
        browser.says("Round 3");
        seen("schedule");
        var times = "[{\"round\":1,\"at\":\"2026-12-04T16:00\"},{\"round\":2,\"at\":\"2026-12-04T18:30\"}]";
        var set = scene.organiser().put("championships/" + scene.slug() + "/schedule", times);

        assertThat(set.list().getJsonObject(0).getString("at")).isEqualTo("2026-12-04T16:00+04:00");
        scene.release();
        browser.open(url, "/en/championships/" + scene.slug() + "/rounds");
        browser.says("16:00");
        browser.open(url, desk(scene, "schedule"));
        browser.press("schedule:save");
        browser.says("The schedule is saved.");
        assertThat(scene.organiser()
                        .get("championships/" + scene.slug() + "/schedule")
                        .list())
                .isEqualTo(set.list());
        var turned = times.replace("18:30", "15:00");
        assertThat(scene.organiser()
                        .put("championships/" + scene.slug() + "/schedule", turned)
                        .status())
                .isEqualTo(400);
    }

    private FormatScene scene(int players, String rules) {
        return FormatScene.of(URI.create(url.toString()), players, rules);
    }

    private static String desk(FormatScene scene, String page) {
        return "/en/manage/championships/" + scene.slug() + "/" + page;
    }

    private void releaseByHand(FormatScene scene, int round) {
        browser.open(url, desk(scene, "rounds"));
        browser.press("propose:go");
        browser.says("A draft");
        browser.press("step:confirm");
        browser.says("Confirmed, not public yet");
        browser.press("step:release");
        browser.says("Round " + round + " is released");
    }

    private void withdrawOnPage(FormatScene scene, String player) {
        browser.open(url, desk(scene, "entries"));
        browser.press(By.xpath("//li[.//*[normalize-space()='" + player + "']]//*[contains(@id, ':withdraw')]"));
        browser.says("is not paired any more");
    }

    private void readmitOnPage(FormatScene scene, String player) {
        browser.open(url, desk(scene, "entries"));
        browser.press(By.xpath("//li[.//*[normalize-space()='" + player + "']]//*[contains(@id, ':readmit')]"));
        browser.await(By.xpath("//li[.//*[normalize-space()='" + player + "']]//*[contains(@id, ':withdraw')]"));
    }

    /** Ticks what has to be confirmed, and confirms. */
    private void confirmWarnings() {
        browser.driver().findElements(By.name("accepted")).forEach(WebElement::click);
        browser.press("step:confirm");
    }

    private static void choose(String name, int number) {
        var menu = new Select(browser.await(By.cssSelector("form[id='edit'] [id$=':" + name + "']")));
        menu.getOptions().stream()
                .map(option -> option.getText())
                .filter(text -> text.startsWith(number + " · "))
                .findFirst()
                .ifPresentOrElse(menu::selectByVisibleText, () -> {
                    throw new AssertionError("number " + number + " is not in the round");
                });
    }

    /** Who is in a round, paired or resting, by starting number. */
    private static List<Integer> present(JsonObject round) {
        var paired = round.getJsonArray("boards").stream()
                .map(JsonValue::asJsonObject)
                .flatMap(board -> Stream.of(board.getJsonObject("south"), board.getJsonObject("north")));
        var resting = round.getJsonArray("byes").stream()
                .map(bye -> bye.asJsonObject().getJsonObject("entrant"));
        return Stream.concat(paired, resting)
                .map(entrant -> entrant.getInt("number"))
                .toList();
    }

    private static int number(JsonObject board, String side) {
        return board.getJsonObject(side).getInt("number");
    }

    /** One of two at a board who has not met somebody yet. */
    private static int newTo(int somebody, JsonObject board, FormatScene scene) {
        var met = meetings(scene);
        var south = number(board, "south");
        return met.contains(Set.of(somebody, south)) ? number(board, "north") : south;
    }

    private static List<Set<Integer>> meetings(FormatScene scene) {
        return scene.organiser().get("championships/" + scene.slug() + "/rounds").list().stream()
                .flatMap(round -> round.asJsonObject().getJsonArray("boards").stream())
                .map(JsonValue::asJsonObject)
                .map(board -> Set.of(
                        board.getJsonObject("south").getInt("number"),
                        board.getJsonObject("north").getInt("number")))
                .toList();
    }

    /** In both directions, with nothing that hinders anyone. */
    private void seen(String picture) throws IOException {
        browser.assertAccessible();
        browser.screenshot("formats-" + picture + "-en");
        var english = browser.driver().getCurrentUrl();
        browser.driver().get(english.replace("/en/", "/ar/"));
        browser.assertAccessible();
        browser.screenshot("formats-" + picture + "-ar");
        browser.driver().get(english);
    }

    private void signIn(FormatScene scene) {
        browser.forget();
        browser.signIn(url, "/en/sign-in", scene.login());
    }
}
