package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.security.Role;

/** A championship of any format, made over HTTP, with an organiser who also signs in. */
final class FormatScene {
    private final TestApi organiser;
    private final TestApi arbiter;
    private final TestApi second;
    private final String login;
    private String slug = "";
    private String club = "";

    private FormatScene(URI server) {
        var anyone = TestApi.at(server);
        organiser = anyone.as(TestAccounts.token(Role.ORGANISER));
        arbiter = anyone.as(TestAccounts.token(Role.ARBITER));
        second = anyone.as(TestAccounts.token(Role.ARBITER));
        login = TestAccounts.login(Role.ORGANISER, Role.ARBITER);
    }

    /** @param rules further members of the championship's JSON, each followed by a comma */
    static FormatScene of(URI server, int players, String rules) {
        var scene = new FormatScene(server);
        scene.create(rules);
        for (var number = 1; number <= players; number++)
            made(scene.organiser, scene.path("entries"), "{\"player\":\"%s\"}".formatted(scene.player(number)));
        made(scene.organiser, scene.path("start"), "");
        return scene;
    }

    private void create(String rules) {
        var word = UUID.randomUUID().toString().substring(0, 6);
        club = made(organiser, "clubs", "{\"name\":%s}".formatted(name("Mutrah " + word, "مطرح " + word)))
                .getString("id");
        slug = made(organiser, "championships", """
            {"name":%s,%s"club":"%s","firstDay":"2026-12-04","lastDay":"2026-12-06"}\
            """.formatted(
                                name("Mutrah open " + word, "بطولة مطرح " + word), rules, club))
                .getString("slug");
        for (var one : List.of(arbiter, second))
            appoint(one.get("account").json().getString("id"), "ARBITER");
        appoint(TestAccounts.id(login).toString(), "ORGANISER");
    }

    private void appoint(String account, String office) {
        made(organiser, path("officials"), "{\"account\":\"%s\",\"office\":\"%s\"}".formatted(account, office));
    }

    String player(int number) {
        var named = name("Player %02d".formatted(number), "متسابق %02d".formatted(number));
        return made(organiser, "players", "{\"name\":%s}".formatted(named)).getString("id");
    }

    String login() {
        return login;
    }

    String slug() {
        return slug;
    }

    TestApi organiser() {
        return organiser;
    }

    private String path(String below) {
        return "championships/" + slug + "/" + below;
    }

    /** Posts below the championship, and wants it done. */
    JsonObject made(String below, String body) {
        return made(organiser, path(below), body);
    }

    JsonObject round(int number) {
        return organiser.get(path("rounds/" + number)).json();
    }

    /** Proposes, confirms and releases the next round. */
    JsonObject release() {
        var draft = made("rounds", "");
        var id = draft.getString("id");
        var confirmed = made(organiser, "rounds/" + id + "/confirm", version(draft));
        return made(organiser, "rounds/" + id + "/release", version(confirmed));
    }

    /** The entry behind a starting number. */
    String entry(int number) {
        return organiser.get(path("entries")).list().stream()
                .map(JsonValue::asJsonObject)
                .filter(entry -> entry.getInt("number") == number)
                .map(entry -> entry.getString("id"))
                .findFirst()
                .orElseThrow();
    }

    /** Those of a board, in order. */
    List<JsonObject> games(int round, int board) {
        return games(round).stream()
                .filter(game -> game.getInt("board") == board)
                .sorted(Comparator.comparingInt(game -> game.getInt("number")))
                .toList();
    }

    private List<JsonObject> games(int round) {
        return organiser.get(path("games?size=200")).json().getJsonArray("items").stream()
                .map(JsonValue::asJsonObject)
                .filter(game -> game.getInt("round") == round)
                .toList();
    }

    /** Every game of a round: whoever has the lower number wins it, and the arbiter finds it right. */
    void settle(int round) {
        for (var game : games(round)) {
            var south = game.getJsonObject("south").getInt("number");
            var north = game.getJsonObject("north").getInt("number");
            settle(game.getString("id"), south < north ? "1-0" : "0-1");
        }
    }

    void settle(String game, String result) {
        var report = made(organiser, "games/" + game + "/reports", "{" + declared(result) + "}");
        made(arbiter, "reports/" + report.getString("id") + "/confirm", version(report));
    }

    private static String declared(String result) {
        var ending = result.equals("1/2-1/2") ? "AGREED_DRAW" : "RESIGNATION";
        return "\"result\":\"%s\",\"ending\":\"%s\"".formatted(result, ending);
    }

    /** An arbiter says why another result is right, and a third person confirms it. */
    void correct(String game, String result, String reason) {
        var official = organiser.get("games/" + game).json().getJsonObject("report");
        var body = "{%s,\"reason\":\"%s\",\"corrects\":\"%s\",\"version\":%d}"
                .formatted(declared(result), reason, official.getString("id"), official.getInt("version"));
        var report = made(arbiter, "games/" + game + "/reports", body);
        made(second, "reports/" + report.getString("id") + "/confirm", version(report));
    }

    static String version(JsonObject of) {
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
