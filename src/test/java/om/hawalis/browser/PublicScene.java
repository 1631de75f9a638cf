package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import om.hawalis.TestApi;

/** A championship of four whose first round is released, made over HTTP by those whose office it is. */
final class PublicScene {
    private static final String[][] PEOPLE = {
        {"Salim bin Nasser Al-Busaidi", "سالم بن ناصر البوسعيدي"},
        {"Fatma bint Yahya Al-Raisi", "فاطمة بنت يحيى الرئيسية"},
        {"Ahmed bin Ali Al-Kindi", "أحمد بن علي الكندي"},
        {"Hilal bin Saif Al-Mahrouqi", "هلال بن سيف المحروقي"}
    };

    private final TestApi organiser;
    private final TestApi scorer;
    private final TestApi arbiter;
    private final List<String> players = new ArrayList<>();
    private final List<String> games = new ArrayList<>();
    private String club = "";
    private String slug = "";

    private PublicScene(TestApi organiser, TestApi scorer, TestApi arbiter) {
        this.organiser = organiser;
        this.scorer = scorer;
        this.arbiter = arbiter;
    }

    static PublicScene in(TestApi organiser, TestApi scorer, TestApi arbiter) {
        var scene = new PublicScene(organiser, scorer, arbiter);
        scene.register();
        scene.start();
        scene.release();
        return scene;
    }

    private void register() {
        var word = UUID.randomUUID().toString().substring(0, 8);
        var founded = made(
                organiser, "clubs", "{\"name\":%s,\"place\":\"Ruwi\"}".formatted(name("Ruwi " + word, "روي " + word)));
        club = founded.getString("slug");
        for (var person : PEOPLE) {
            var player = made(organiser, "players", "{\"name\":%s}".formatted(name(person[0], person[1])));
            players.add(player.getString("id"));
            made(
                    organiser,
                    "clubs/" + club + "/members",
                    "{\"player\":\"%s\",\"since\":\"2026-01-01\"}".formatted(players.getLast()));
        }
        slug = made(organiser, "championships", """
            {"name":%s,"club":"%s","venue":"Ruwi","firstDay":"2026-12-04","lastDay":"2026-12-06"}\
            """.formatted(
                                name("Ruwi open " + word, "بطولة روي " + word), founded.getString("id")))
                .getString("slug");
    }

    private void start() {
        appoint(scorer, "SCORER");
        appoint(arbiter, "ARBITER");
        for (var player : players)
            made(organiser, "championships/" + slug + "/entries", "{\"player\":\"%s\"}".formatted(player));
        made(organiser, "championships/" + slug + "/start", "");
    }

    private void appoint(TestApi who, String office) {
        var account = who.get("account").json().getString("id");
        made(
                organiser,
                "championships/" + slug + "/officials",
                "{\"account\":\"%s\",\"office\":\"%s\"}".formatted(account, office));
    }

    private void release() {
        var draft = made(organiser, "championships/" + slug + "/rounds", "");
        var id = draft.getString("id");
        var confirmed = made(organiser, "rounds/" + id + "/confirm", version(draft));
        made(organiser, "rounds/" + id + "/release", version(confirmed));
        organiser.get("championships/" + slug + "/games").json().getJsonArray("items").stream()
                .map(game -> game.asJsonObject().getString("id"))
                .forEach(games::add);
    }

    /** South wins a game by resignation, and a second person finds it right. */
    void declareAndVerify(int game) {
        var declared = made(
                scorer, "games/" + games.get(game) + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
        made(arbiter, "reports/" + declared.getString("id") + "/confirm", version(declared));
    }

    void move(int game, int ply, String hole) {
        made(
                scorer,
                "games/" + games.get(game) + "/moves",
                "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(ply - 1, ply, hole));
    }

    void publish() {
        made(organiser, "championships/" + slug + "/publications", "{\"round\":1}");
    }

    String path() {
        return "/championships/" + slug;
    }

    String game(int number) {
        return games.get(number);
    }

    String player(int number) {
        return players.get(number);
    }

    String club() {
        return club;
    }

    private static String version(JsonObject of) {
        return "{\"version\":%d}".formatted(of.getInt("version"));
    }

    private static String name(String latin, String arabic) {
        return "{\"latin\":\"%s\",\"arabic\":\"%s\"}".formatted(latin, arabic);
    }

    private static JsonObject made(TestApi as, String path, String body) {
        var answer = as.post(path, body);
        assertThat(answer.status()).as(path + " " + answer.body()).isBetween(200, 201);
        return answer.body().startsWith("{") ? answer.json() : JsonObject.EMPTY_JSON_OBJECT;
    }
}
