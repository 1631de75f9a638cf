package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.util.List;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Who may say what of a reported result, who reads it, and who decides. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class DisputeIT {
    @ArquillianResource
    private URL url;

    private Hall hall;
    private TestApi anyone;
    private TestApi south;
    private TestApi north;
    private TestApi arbiter;
    private String game;
    private String report;

    @BeforeEach
    void reported() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 2);
        anyone = TestApi.at(URI.create(url.toString()));
        south = anyone.as(hall.south().token());
        north = anyone.as(hall.north().token());
        arbiter = anyone.as(hall.arbiter().token());
        game = "games/" + hall.game();
        var declared = anyone.as(hall.scorer().token())
                .post(game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
        report = "reports/" + declared.json().getString("id");
    }

    private JsonObject disputed() {
        var answer = north.post(report + "/answers", "{\"version\":1,\"agrees\":false,\"words\":\"I did not resign\"}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    private static TestApi.Answer decide(TestApi as, JsonObject dispute, String ruling) {
        var body = "{\"ruling\":\"%s\",\"reason\":\"Heard by both\"}".formatted(ruling);
        return as.post("disputes/" + dispute.getString("id") + "/decision", body);
    }

    @Test
    void only_those_who_play_answer_and_a_late_answer_is_told() {
        var agree = "{\"version\":1,\"agrees\":true}";

        assertThat(south.post(report + "/answers", agree).status()).isEqualTo(200);
        assertThat(arbiter.post(report + "/answers", agree).status()).isEqualTo(403);
        assertThat(anyone.with("Sec-Fetch-Site", "same-origin")
                        .post(report + "/answers", agree)
                        .status())
                .isEqualTo(401);
        assertThat(south.post(report + "/answers", agree.replace("1", "7")).status())
                .isEqualTo(409);
        assertThat(south.post(report + "/answers", "{\"version\":1,\"agrees\":false,\"words\":\" \"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void nobody_confirms_what_is_disputed_before_it_is_decided() {
        var dispute = disputed();

        assertThat(arbiter.post(report + "/confirm", "{\"version\":1}").status())
                .isEqualTo(409);
        assertThat(south.post(report + "/answers", "{\"version\":1,\"agrees\":false,\"words\":\"Nor I\"}")
                        .status())
                .isEqualTo(409);
        assertThat(decide(arbiter, dispute, "STANDS").status()).isEqualTo(200);
        assertThat(decide(arbiter, dispute, "OVERTURNED").status()).isEqualTo(409);
        assertThat(arbiter.post(report + "/confirm", "{\"version\":1}").status())
                .isEqualTo(200);
    }

    @Test
    void overturned_the_report_is_given_back_and_the_game_goes_on() {
        var decided = decide(arbiter, disputed(), "OVERTURNED").json();

        assertThat(decided.getString("ruling")).isEqualTo("OVERTURNED");
        assertThat(decided.getString("reason")).isEqualTo("Heard by both");
        assertThat(anyone.get(game).json().getString("state")).isEqualTo("READY");
        assertThat(arbiter.post(report + "/confirm", "{\"version\":2}").status())
                .isEqualTo(409);
    }

    @Test
    void both_players_and_the_officials_read_and_write_in_it_and_nobody_else() {
        var remarks = "disputes/" + disputed().getString("id") + "/remarks";

        assertThat(south.post(remarks, "{\"words\":\"I saw it\"}").status()).isEqualTo(200);
        assertThat(arbiter.post(remarks, "{\"words\":\"I come\"}").status()).isEqualTo(200);
        for (var other : List.of(hall.stranger(), hall.scorer()))
            assertThat(anyone.as(other.token())
                            .post(remarks, "{\"words\":\"Me too\"}")
                            .status())
                    .isEqualTo(403);
        assertThat(north.get(game + "/disputes").list().getJsonObject(0).getJsonArray("remarks"))
                .hasSize(3);
        assertThat(anyone.as(hall.stranger().token()).get(game + "/disputes").status())
                .isEqualTo(403);
        assertThat(anyone.get(game + "/disputes").status()).isEqualTo(401);
    }

    @Test
    void who_plays_or_reported_the_result_does_not_decide() {
        var dispute = disputed();
        var playing = hall.promote(hall.south(), Role.ARBITER);

        assertThat(decide(anyone.as(playing.token()), dispute, "STANDS").status())
                .isEqualTo(403);
        assertThat(decide(north, dispute, "STANDS").status()).isEqualTo(403);
        assertThat(decide(anyone.as(hall.scorer().token()), dispute, "STANDS").status())
                .isEqualTo(403);
    }

    @Test
    void the_desks_stream_is_for_officials() {
        var stream = "championships/" + hall.championship() + "/live?desk=true";

        assertThat(anyone.get(stream).status()).isEqualTo(403);
        assertThat(anyone.as(hall.stranger().token()).get(stream).status()).isEqualTo(403);
    }
}
