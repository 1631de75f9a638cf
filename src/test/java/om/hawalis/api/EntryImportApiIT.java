package om.hawalis.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.UUID;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.platform.GridDocument;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
@RunAsClient
class EntryImportApiIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private TestApi organiser;
    private String club;
    private String entries;

    @BeforeEach
    void aDraft() {
        anyone = TestApi.at(URI.create(url.toString()));
        organiser = anyone.as(TestAccounts.token(Role.ORGANISER));
        club = "Club " + UUID.randomUUID();
        var host = organiser
                .post("clubs", "{\"name\":{\"latin\":\"" + club + "\"}}")
                .json();
        var created = organiser.post(
                "championships",
                "{\"name\":{\"latin\":\"Cup %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\"}"
                        .formatted(UUID.randomUUID(), host.getString("id")));
        entries = "championships/" + created.json().getString("id") + "/entries";
    }

    private static byte[] file(String name) throws IOException {
        try (var stream = EntryImportApiIT.class.getResourceAsStream("/entries/" + name)) {
            assertThat(stream).isNotNull();
            return stream.readAllBytes();
        }
    }

    private TestApi.Answer upload(byte[] content) {
        return organiser.post(entries + "/imports?name=players", "text/csv", content);
    }

    private TestApi.Answer upload(String content) {
        return upload(content.getBytes(UTF_8));
    }

    private TestApi.Answer accept(TestApi.Answer preview, String body) {
        return organiser.post(entries + "/imports/" + preview.json().getString("id") + "/accept", body);
    }

    private int entered() {
        return organiser.get(entries).list().size();
    }

    private static List<Integer> lines(JsonObject json, String member) {
        return json.getJsonArray(member).getValuesAs(JsonNumber::intValue);
    }

    @Test
    void seven_rows_of_which_five_are_bad_name_five_and_save_none() throws IOException {
        var preview = upload(file("players_seven_rows_five_bad.csv"));

        var refused = accept(preview, "{}");

        assertThat(preview.status()).isEqualTo(201);
        assertThat(lines(preview.json(), "bad")).containsExactly(3, 4, 5, 6, 7);
        assertThat(lines(preview.json(), "good")).containsExactly(2, 8);
        var faults = preview.json().getJsonArray("rows").getValuesAs(JsonObject.class).stream()
                .flatMap(row -> row.getJsonArray("faults").getValuesAs(JsonObject.class).stream())
                .map(fault -> fault.getString("fault"));
        assertThat(faults).containsExactly("NAME_MISSING", "BORN", "RATING", "REPEATED", "CELLS", "BORN");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().getString("title")).contains("5 lines", "3, 4, 5, 6, 7");
        assertThat(entered()).isZero();
    }

    @Test
    void an_open_quote_is_answered_with_its_line_and_nothing_is_kept() throws IOException {
        var refused = upload(file("players_open_quote.csv"));

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json().getString("title")).startsWith("Line 3:");
        assertThat(entered()).isZero();
    }

    @Test
    void what_was_accepted_is_entered_in_the_order_of_the_file() {
        var one = "Zahra " + UUID.randomUUID();
        var other = "Amal " + UUID.randomUUID();
        var preview = upload("name;club;born;rating\n%s;%s;1990;1500\n%s;;;\n;;;\n,bad\n".formatted(one, club, other));

        var accepted = accept(preview, "{}");

        assertThat(accepted.status()).isEqualTo(200);
        assertThat(accepted.json().getInt("entered")).isEqualTo(3);
        var list = organiser.get(entries).list().getValuesAs(JsonObject.class);
        assertThat(list.getFirst().getJsonObject("name").getString("latin")).isEqualTo(one);
        assertThat(list.getFirst().getJsonObject("club").getString("latin")).isEqualTo(club);
        assertThat(list.getFirst().getInt("rating")).isEqualTo(1500);
        assertThat(list.get(1).getJsonObject("name").getString("latin")).isEqualTo(other);
        assertThat(accept(preview, "{}").status()).isEqualTo(410);
    }

    @Test
    void bad_lines_are_left_out_only_when_they_are_named() {
        var preview = upload("name,rating\nAmal %1$s,1500\nBadr %1$s,none\n".formatted(UUID.randomUUID()));

        assertThat(accept(preview, "{\"leftOut\":[2]}").status()).isEqualTo(409);
        assertThat(accept(preview, "{\"leftOut\":[3]}").json().getInt("entered"))
                .isEqualTo(1);
    }

    @Test
    void one_person_is_not_registered_twice_and_likely_duplicates_are_offered_side_by_side() {
        var word = UUID.randomUUID().toString().substring(0, 8);
        var known = organiser
                .post(
                        "players",
                        "{\"name\":{\"latin\":\"Salim %1$s\",\"arabic\":\"سالم بن عيسى %1$s\"}}".formatted(word))
                .json()
                .getString("id");

        var same = upload("الاسم\nسالم بن عيسي %s\n".formatted(word));
        var close = upload("الاسم\nسالم بن عيسى %s البلوشي\n".formatted(word));

        var row = same.json().getJsonArray("rows").getJsonObject(0);
        assertThat(row.getString("same")).isEqualTo(known);
        assertThat(lines(close.json(), "undecided")).containsExactly(2);
        assertThat(close.json()
                        .getJsonArray("rows")
                        .getJsonObject(0)
                        .getJsonArray("likenesses")
                        .getJsonObject(0)
                        .getJsonObject("player")
                        .getString("id"))
                .isEqualTo(known);
        assertThat(accept(close, "{}").json().getString("title")).contains("whom they mean: 2");
        accept(same, "{}");
        assertThat(organiser.get("players?q=" + word).json().getInt("total")).isEqualTo(1);
        assertThat(organiser.get(entries).list().getJsonObject(0).getString("player"))
                .isEqualTo(known);

        assertThat(accept(close, "{\"persons\":[{\"line\":2,\"player\":null}]}")
                        .json()
                        .getInt("entered"))
                .isEqualTo(1);
        assertThat(organiser.get("players?q=" + word).json().getInt("total")).isEqualTo(2);
    }

    @Test
    void two_people_of_one_name_are_told_apart_by_their_year_of_birth() {
        var name = "Juma " + UUID.randomUUID();
        organiser.post("players", "{\"name\":{\"latin\":\"%s\"},\"birthYear\":1960}".formatted(name));

        var preview = upload("name,born\n%s,2010\n".formatted(name));

        assertThat(lines(preview.json(), "undecided")).containsExactly(2);
        assertThat(preview.body()).doesNotContain("1960").doesNotContain("2010");
    }

    @Test
    void clubs_that_are_not_known_are_founded_or_done_without_as_somebody_says() {
        var unknown = "Nowhere " + UUID.randomUUID();
        var preview = upload("name,club\nAmal %s,%s\n".formatted(UUID.randomUUID(), unknown));

        assertThat(preview.json().getJsonArray("unknownClubs").getValuesAs(JsonString::getString))
                .containsExactly(unknown);
        assertThat(accept(preview, "{}").status()).isEqualTo(409);
        assertThat(accept(preview, "{\"unknownClubs\":\"FOUND\"}").status()).isEqualTo(200);
        assertThat(organiser
                        .get(entries)
                        .list()
                        .getJsonObject(0)
                        .getJsonObject("club")
                        .getString("latin"))
                .isEqualTo(unknown);
    }

    @Test
    void headings_that_are_not_recognised_are_mapped_by_hand() {
        var preview = upload("Wer,Woher\nAmal %s,%s\n".formatted(UUID.randomUUID(), club));
        assertThat(accept(preview, "{}").status()).isEqualTo(409);

        var address = entries + "/imports/" + preview.json().getString("id");
        organiser.put(address + "/columns", "{\"columns\":[\"NAME_LATIN\",\"CLUB\"]}");

        assertThat(accept(preview, "{}").json().getInt("entered")).isEqualTo(1);
        assertThat(organiser
                        .put(address + "/columns", "{\"columns\":[\"RANK\"]}")
                        .status())
                .isEqualTo(410);
    }

    @Test
    void entries_go_out_as_csv_and_workbook_and_come_in_again() {
        var word = UUID.randomUUID().toString();
        accept(
                upload("name,الاسم,club,rating\n=1+1 %1$s,سالم %1$s,%2$s,1500\n\"O'Neil, %1$s\",,,\n"
                        .formatted(word, club)),
                "{}");
        var address = entries.replace("/entries", "/files/entries.");

        var csv = organiser.bytes(address + "csv");
        var workbook = organiser.bytes(address + "xlsx");

        assertThat(new String(csv, UTF_8)).startsWith("\uFEFFnumber,name,").contains("1,'=1+1 " + word);
        for (var file : List.of(csv, workbook)) {
            var again = upload(file).json();
            assertThat(lines(again, "good")).containsExactly(2, 3);
            assertThat(again.getJsonArray("rows")
                            .getJsonObject(0)
                            .getJsonObject("name")
                            .getString("latin"))
                    .isEqualTo("=1+1 " + word);
            assertThat(again.getJsonArray("rows")
                            .getJsonObject(1)
                            .getJsonObject("name")
                            .getString("latin"))
                    .isEqualTo("O'Neil, " + word);
        }
        assertThat(entered()).isEqualTo(2);
    }

    @Test
    void a_file_that_is_accepted_twice_enters_nobody_twice() {
        var file = "name\nAmal %s\n".formatted(UUID.randomUUID());
        accept(upload(file), "{}");

        assertThat(accept(upload(file), "{}").json().getInt("entered")).isZero();
        assertThat(entered()).isEqualTo(1);
    }

    @Test
    void a_file_is_seen_by_the_organiser_of_its_championship_alone() {
        var preview = upload("name\nAmal\n").json().getString("id");
        var stranger = anyone.as(TestAccounts.token(Role.ORGANISER));

        assertThat(stranger.get(entries + "/imports/" + preview).status()).isEqualTo(404);
        assertThat(anyone.get(entries + "/imports/" + preview).status()).isEqualTo(404);
        assertThat(stranger.post(entries + "/imports", "text/csv", "name\nA\n".getBytes(UTF_8))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void a_file_that_is_too_large_is_refused_and_one_key_stands_for_one_file() {
        var key = organiser.with("Idempotency-Key", UUID.randomUUID().toString());
        var first = key.post(entries + "/imports", "text/csv", "name\nA\n".getBytes(UTF_8));

        assertThat(key.post(entries + "/imports", "text/csv", "name\nA\n".getBytes(UTF_8))
                        .body())
                .isEqualTo(first.body());
        assertThat(key.post(entries + "/imports", "text/csv", "name\nB\n".getBytes(UTF_8))
                        .status())
                .isEqualTo(400);
        assertThat(upload(new byte[3_000_000]).status()).isEqualTo(400);
        assertThat(organiser
                        .post(entries + "/imports", GridDocument.WORKBOOK_TYPE, new byte[] {'P', 'K', 3, 4, 5})
                        .status())
                .isEqualTo(400);
    }
}
