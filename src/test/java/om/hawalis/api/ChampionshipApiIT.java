package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.net.URI;
import java.net.URL;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
@RunAsClient
class ChampionshipApiIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private TestApi organiser;

    @BeforeEach
    void address() {
        anyone = TestApi.at(URI.create(url.toString()));
        organiser = anyone.as(TestAccounts.token(Role.ORGANISER));
    }

    @Test
    void name_club_and_first_day_are_enough_to_set_a_championship_up() {
        var created = organiser.post("championships", championship(club()));

        assertThat(created.status()).isEqualTo(201);
        var json = created.json();
        assertThat(json.getString("zone")).isEqualTo("Asia/Muscat");
        assertThat(json.getString("ruleSet")).isEqualTo("oman");
        assertThat(json.getJsonObject("points").getJsonNumber("draw").bigDecimalValue())
                .isEqualByComparingTo("0.5");
        assertThat(json.getJsonArray("tieBreaks").getValuesAs(JsonValue::toString))
                .containsExactly("\"DE\"", "\"SB\"", "\"WON\"");
        assertThat(json.getString("state")).isEqualTo("DRAFT");
    }

    @Test
    void a_round_robin_is_run_by_http_alone() {
        var id = running(4);

        var draft = organiser.post("championships/" + id + "/rounds", "");
        var confirmed = step(draft, "confirm", version(draft));
        var released = step(confirmed, "release", version(confirmed));

        assertThat(Stream.of(draft, confirmed, released).map(TestApi.Answer::status))
                .containsExactly(201, 200, 200);
        assertThat(released.json().getString("state")).isEqualTo("RELEASED");
        assertThat(anyone.get("championships/" + id + "/rounds/1").json().getJsonArray("boards"))
                .hasSize(2);
        var standings = anyone.get("championships/" + id + "/standings").json();
        assertThat(standings.getInt("afterRound")).isEqualTo(1);
        assertThat(standings.getJsonArray("rows")).hasSize(4);
        assertThat(anyone.get("championships/" + id + "/standings?round=0")
                        .json()
                        .getInt("afterRound"))
                .isZero();
        assertThat(anyone.get("championships/" + id + "/crosstable").json().getJsonArray("lines"))
                .hasSize(4);
    }

    @Test
    void closing_over_unsettled_boards_names_them_and_takes_their_ids_in_a_second_step() {
        var id = running(4);
        var draft = organiser.post("championships/" + id + "/rounds", "");
        var released = step(step(draft, "confirm", version(draft)), "release", "{\"version\":1}");

        var refused = step(released, "close", "{}");
        var named = refused.json().getJsonArray("boards").getValuesAs(JsonObject.class).stream()
                .map(board -> "\"" + board.getString("id") + "\"")
                .toList();
        var closed = step(released, "close", "{\"unsettled\":" + named + "}");

        assertThat(refused.status()).isEqualTo(409);
        assertThat(named).hasSize(2);
        assertThat(refused.json().getString("title")).contains("1.1, 1.2");
        assertThat(closed.status()).isEqualTo(200);
        assertThat(closed.json().getString("state")).isEqualTo("CLOSED");
    }

    @Test
    void a_stale_confirmation_is_answered_with_what_stands() {
        var id = running(4);
        var draft = organiser.post("championships/" + id + "/rounds", "");
        step(draft, "confirm", version(draft));

        var late = step(draft, "confirm", version(draft));

        assertThat(late.status()).isEqualTo(409);
        assertThat(late.json().getInt("expected")).isZero();
        assertThat(late.json().getJsonObject("current").getString("state")).isEqualTo("CONFIRMED");
    }

    @Test
    void a_second_entry_of_a_player_is_refused_in_the_readers_language() {
        var id = created();
        var entry = "{\"player\":\"%s\"}".formatted(player());
        organiser.post("championships/" + id + "/entries", entry);

        var again = organiser.with("Accept-Language", "ar").post("championships/" + id + "/entries", entry);

        assertThat(again.status()).isEqualTo(409);
        assertThat(again.json().getString("title")).isEqualTo("هذا اللاعب مسجّل في البطولة برقم 1.");
    }

    @Test
    void the_same_entry_sent_twice_with_one_key_is_one_entry() {
        var id = created();
        var sender = organiser.with("Idempotency-Key", UUID.randomUUID().toString());
        var entry = "{\"player\":\"%s\"}".formatted(player());

        var first = sender.post("championships/" + id + "/entries", entry);
        var again = sender.post("championships/" + id + "/entries", entry);

        assertThat(again.status()).isEqualTo(201);
        assertThat(again.body()).isEqualTo(first.body());
    }

    @Test
    void entries_of_a_draft_are_numbered_and_removed() {
        var id = created();
        var first = enter(id);
        enter(id);

        var left = organiser.delete("championships/" + id + "/entries/" + first);
        var numbered = organiser.post("championships/" + id + "/entries/numbers", "{\"numbering\":\"BY_LOT\"}");

        assertThat(left.list()).hasSize(1);
        assertThat(left.list().getJsonObject(0).getInt("number")).isEqualTo(1);
        assertThat(numbered.status()).isEqualTo(200);
    }

    @Test
    void an_entry_of_another_championship_is_unknown_here() {
        var entry = enter(created());
        var other = created();

        assertThat(organiser
                        .delete("championships/" + other + "/entries/" + entry)
                        .status())
                .isEqualTo(404);
    }

    @Test
    void a_draft_is_unknown_to_everyone_else() {
        var id = created();
        var other = anyone.as(TestAccounts.token(Role.ORGANISER));

        assertThat(anyone.get("championships/" + id).status()).isEqualTo(404);
        assertThat(other.get("championships/" + id).status()).isEqualTo(404);
        assertThat(other.post("championships/" + id + "/start", "").status()).isEqualTo(404);
        assertThat(organiser.get("championships/" + id).status()).isEqualTo(200);
    }

    @Test
    void who_holds_no_office_is_answered_403_where_the_championship_is_public() {
        var id = running(2);
        var other = anyone.as(TestAccounts.token(Role.ORGANISER, Role.ADMINISTRATOR));

        assertThat(other.post("championships/" + id + "/rounds", "").status()).isEqualTo(403);
        assertThat(other.get("championships/" + id + "/officials").status()).isEqualTo(403);
        assertThat(anyone.get("championships/" + id + "/officials").status()).isEqualTo(401);
    }

    @Test
    void nonsense_is_answered_400() {
        var club = club();

        assertThat(status(club, "\"ruleSet\":\"chess\"")).isEqualTo(400);
        assertThat(status(club, "\"tieBreaks\":[\"LUCK\"]")).isEqualTo(400);
        assertThat(status(club, "\"zone\":\"Mars/Olympus\"")).isEqualTo(400);
        assertThat(status(club, "\"stages\":[{\"format\":\"ROUND_ROBIN\",\"cycles\":3}]"))
                .isEqualTo(400);
        assertThat(status(club, "\"lastDay\":\"2020-01-01\"")).isEqualTo(400);
        assertThat(status(club, "\"points\":{\"win\":1,\"draw\":0.3,\"loss\":0}"))
                .isEqualTo(400);
        assertThat(status(club, "\"points\":{\"win\":0,\"draw\":1,\"loss\":0}")).isEqualTo(400);
        assertThat(organiser
                        .post("championships", "{\"club\":\"" + club + "\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void officials_are_appointed_to_what_their_account_may_do() {
        var id = created();
        var officials = organiser.get("championships/" + id + "/officials").list();
        var own = officials.getJsonObject(0).getString("account");

        var scorer = organiser.post("championships/" + id + "/officials", official(own, "SCORER"));
        var unknown = organiser.post(
                "championships/" + id + "/officials", official(UUID.randomUUID().toString(), "ARBITER"));
        var last = organiser.delete("championships/" + id + "/officials/" + own + "/ORGANISER");

        assertThat(scorer.status()).isEqualTo(201);
        assertThat(scorer.list()).hasSize(2);
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(last.status()).isEqualTo(409);
    }

    private static String official(String account, String office) {
        return "{\"account\":\"%s\",\"office\":\"%s\"}".formatted(account, office);
    }

    private int status(String club, String member) {
        var body =
                "{\"name\":{\"latin\":\"Cup\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\",%s}".formatted(club, member);
        return organiser.post("championships", body).status();
    }

    private String running(int players) {
        var id = created();
        for (var i = 0; i < players; i++) enter(id);
        assertThat(organiser.post("championships/" + id + "/start", "").status())
                .isEqualTo(200);
        return id;
    }

    private String created() {
        return organiser.post("championships", championship(club())).json().getString("id");
    }

    private String enter(String championship) {
        var entry = "{\"player\":\"%s\"}".formatted(player());
        return organiser
                .post("championships/" + championship + "/entries", entry)
                .json()
                .getString("id");
    }

    private String player() {
        return organiser.post("players", named("Player")).json().getString("id");
    }

    private String club() {
        return organiser.post("clubs", named("Club")).json().getString("id");
    }

    private static String named(String what) {
        return "{\"name\":{\"latin\":\"%s %s\"}}".formatted(what, UUID.randomUUID());
    }

    private static String championship(String club) {
        return "{\"name\":{\"latin\":\"Cup %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\"}"
                .formatted(UUID.randomUUID(), club);
    }

    private TestApi.Answer step(TestApi.Answer round, String step, String body) {
        return organiser.post("rounds/" + round.json().getString("id") + "/" + step, body);
    }

    private static String version(TestApi.Answer round) {
        return "{\"version\":%d}".formatted(round.json().getInt("version"));
    }
}
