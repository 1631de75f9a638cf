package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.util.List;
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

/** The day of a championship over the API: who comes, comes late, rests, is sent away and returns. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class EntryDayApiIT {
    @ArquillianResource
    private URL url;

    private TestApi organiser;
    private TestApi anyone;
    private TestApi visitor;
    private String cup;

    @BeforeEach
    void aSwissOfFour() {
        anyone = TestApi.at(URI.create(url.toString()));
        visitor = anyone.with("Sec-Fetch-Site", "same-origin");
        organiser = anyone.as(TestAccounts.token(Role.ORGANISER, Role.ARBITER));
        var club = organiser
                .post("clubs", "{\"name\":{\"latin\":\"Club %s\"}}".formatted(UUID.randomUUID()))
                .json()
                .getString("id");
        var body = "{\"name\":{\"latin\":\"Cup %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\","
                + "\"stages\":[{\"format\":\"SWISS\",\"rounds\":3}]}";
        cup = "championships/"
                + organiser
                        .post("championships", body.formatted(UUID.randomUUID(), club))
                        .json()
                        .getString("id");
        for (var name : List.of("Amal", "Badr", "Zahra", "Hilal")) enter("", name);
    }

    private TestApi.Answer enter(String late, String name) {
        var player = organiser
                .post("players", "{\"name\":{\"latin\":\"%s\"}}".formatted(name))
                .json()
                .getString("id");
        return organiser.post(cup + "/entries" + late, "{\"player\":\"%s\"}".formatted(player));
    }

    private String entry(int number) {
        return organiser.get(cup + "/entries").list().getJsonObject(number - 1).getString("id");
    }

    private List<String> attendance(String query) {
        return organiser
                .get(cup + "/attendance" + query)
                .json()
                .getJsonArray("items")
                .getValuesAs(JsonObject.class)
                .stream()
                .map(row -> row.getJsonObject("entrant").getJsonObject("name").getString("latin"))
                .toList();
    }

    @Test
    void who_has_come_is_noted_and_the_list_pages_sorts_and_searches() {
        var answer = organiser.post(cup + "/attendance/" + entry(3) + "/arrived", "{}");

        assertThat(answer.json().getString("arrivedAt")).isNotBlank();
        assertThat(attendance("?presence=HERE")).containsExactly("Zahra");
        assertThat(attendance("?presence=AWAITED&sort=NAME")).containsExactly("Amal", "Badr", "Hilal");
        assertThat(attendance("?sort=NAME&size=2&page=2")).containsExactly("Hilal", "Zahra");
        assertThat(attendance("?q=bad")).containsExactly("Badr");
        assertThat(organiser.get(cup + "/attendance?sort=SHOE").status()).isEqualTo(400);
        assertThat(anyone.get(cup + "/attendance").status()).isEqualTo(404);
        organiser.post(cup + "/attendance/" + entry(3) + "/not-arrived", "{}");
        assertThat(attendance("?presence=HERE")).isEmpty();
    }

    @Test
    void a_number_is_given_by_hand() {
        var moved = entry(4);

        var answer = organiser.put(cup + "/entries/" + moved + "/number", "{\"number\":1}");

        assertThat(answer.list().getJsonObject(0).getString("id")).isEqualTo(moved);
        assertThat(organiser
                        .put(cup + "/entries/" + moved + "/number", "{\"number\":9}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void late_entry_bye_expulsion_and_return() {
        assertThat(enter("/late", "Early").status()).isEqualTo(409);
        organiser.post(cup + "/start", "{}");
        assertThat(enter("", "Late").status()).isEqualTo(409);

        var late = enter("/late", "Late");
        var gone = organiser.post(cup + "/entries/" + entry(2) + "/expel", "{\"reason\":\"shouted\"}");
        var bye = "{\"entry\":\"%s\",\"round\":1,\"kind\":\"HALF_POINT\"}".formatted(entry(1));
        var granted = organiser.post(cup + "/byes", bye);

        assertThat(late.status()).isEqualTo(201);
        assertThat(late.json().getInt("number")).isEqualTo(5);
        assertThat(gone.list().getJsonObject(1).getInt("withdrawnAfter")).isZero();
        assertThat(anyone.get(cup + "/entries").body()).doesNotContain("shouted");
        assertThat(organiser.get(cup + "/attendance?q=Badr").body()).contains("shouted");
        assertThat(granted.status()).isEqualTo(201);
        assertThat(organiser
                        .post(cup + "/entries/" + entry(2) + "/readmit", "{}")
                        .list()
                        .getJsonObject(1)
                        .isNull("withdrawnAfter"))
                .isTrue();
    }

    @Test
    void players_put_themselves_down_until_the_closing_time_and_are_taken_in() {
        var registration = cup + "/registration";
        var body = "{\"name\":{\"latin\":\"Zayn %s\"},\"birthYear\":2012}".formatted(UUID.randomUUID());
        assertThat(visitor.post(registration + "/applications", body).status()).isEqualTo(404);

        var opened = organiser.put(registration, "{\"closes\":\"2099-12-03T20:00\"}");
        var sent = visitor.post(registration + "/applications", body);
        var waiting = organiser.get(registration + "/applications").list().getJsonObject(0);

        assertThat(opened.json().getString("closesAt")).isEqualTo("2099-12-03T16:00:00Z");
        assertThat(sent.status()).isEqualTo(202);
        assertThat(waiting.toString()).doesNotContain("2012");
        assertThat(anyone.get(registration + "/applications").status()).isEqualTo(404);
        var accept = registration + "/applications/" + waiting.getString("id") + "/accept";
        assertThat(organiser.post(accept, "{}").list()).isEmpty();
        assertThat(organiser.get(cup + "/entries").list()).hasSize(5);
        assertThat(organiser.post(accept, "{}").status()).isEqualTo(404);
    }

    @Test
    void one_person_registered_twice_is_merged_and_parted_again() {
        var word = UUID.randomUUID().toString().substring(0, 8);
        var kept = player("Salim bin Nasser " + word);
        var duplicate = player("Salim Nasser " + word);

        var merged = organiser.post("players/" + kept + "/merges", "{\"duplicate\":\"%s\"}".formatted(duplicate));

        assertThat(merged.status()).isEqualTo(201);
        assertThat(organiser.get("players?q=" + word).json().getInt("total")).isEqualTo(1);
        assertThat(anyone.get("players/" + duplicate).json().getString("id")).isEqualTo(kept);
        var merge = merged.list().getJsonObject(0).getString("id");
        assertThat(organiser
                        .post("players/" + kept + "/merges/" + merge + "/undo", "{}")
                        .list())
                .isEmpty();
        assertThat(organiser.get("players?q=" + word).json().getInt("total")).isEqualTo(2);
        assertThat(visitor.post("players/" + kept + "/merges", "{\"duplicate\":\"%s\"}".formatted(duplicate))
                        .status())
                .isEqualTo(401);
    }

    private String player(String name) {
        return organiser
                .post("players", "{\"name\":{\"latin\":\"%s\"}}".formatted(name))
                .json()
                .getString("id");
    }
}
