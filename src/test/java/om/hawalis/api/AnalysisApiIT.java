package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the engine finds out is told to programs too. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class AnalysisApiIT {
    private static final String PROBLEM_1 = "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 S";

    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private Hall hall;
    private String game;

    @BeforeEach
    void hall() {
        anyone = TestApi.at(URI.create(url.toString()));
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
        game = "games/" + hall.game();
    }

    private TestApi scorer() {
        return anyone.as(hall.scorer().token());
    }

    private void record(String text) {
        var body = "{\"revision\":0,\"text\":\"%s\"}".formatted(text.replace("\n", " "));
        assertThat(scorer().post(game + "/record", body).status()).isEqualTo(200);
    }

    @Test
    void a_finished_game_is_told_ply_by_ply_and_always_the_same() {
        record(PublishedGames.FIRST);

        var json = anyone.get(game + "/analysis").json();

        var plies = json.getJsonArray("plies");
        assertThat(plies).hasSize(110);
        var last = plies.getJsonObject(109);
        assertThat(last.getString("hole")).isEqualTo("k");
        assertThat(last.getJsonObject("played").getString("kind")).isEqualTo("WIN");
        assertThat(last.getJsonObject("played").getString("side")).isEqualTo("N");
        assertThat(last.getJsonObject("played").getInt("plies")).isEqualTo(1);
        assertThat(last.getJsonArray("better")).isEmpty();
        assertThat(Stream.iterate(0, i -> i + 1)
                        .limit(110)
                        .filter(i ->
                                !plies.getJsonObject(i).getJsonArray("better").isEmpty()))
                .isNotEmpty();
        assertThat(anyone.get(game + "/analysis").json()).isEqualTo(json);
    }

    @Test
    void a_game_that_goes_on_is_not_analysed() {
        record("i L");

        var answer = anyone.get(game + "/analysis");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.json().getString("type")).endsWith(":analysis.not-over");
    }

    @Test
    void a_position_is_solved_for_whoever_is_signed_in() {
        var path = "solution?position=" + URLEncoder.encode(PROBLEM_1, StandardCharsets.UTF_8);

        var json = scorer().get(path).json();

        assertThat(json.getString("outcome")).isEqualTo("WIN");
        assertThat(json.getString("winner")).isEqualTo("S");
        assertThat(json.getInt("plies")).isEqualTo(41);
        assertThat(json.getJsonArray("line")).hasSize(41);
        assertThat(anyone.get(path).status()).isEqualTo(401);
    }

    @Test
    void a_ply_that_cannot_be_read_is_restored_by_the_position_after_it() {
        var after = "3,0,3,0,0,1,3/3,0,3,0,1,1,0/0,3,3,1,1,2,4/3,3,0,0,1,1,0 N";

        var restored = scorer().post(
                        game + "/record/restoration", "{\"moves\":\"i _ d\",\"position\":\"%s\"}".formatted(after));
        var unfit = scorer().post(
                        game + "/record/restoration", "{\"moves\":\"i _ g\",\"position\":\"%s\"}".formatted(after));

        assertThat(restored.json().getString("outcome")).isEqualTo("RESTORED");
        assertThat(restored.json().getJsonArray("records").getString(0)).isEqualTo("1. i(+4) L(+6) 2. d(+6)");
        assertThat(unfit.json().getString("outcome")).isEqualTo("UNFIT");
        assertThat(scorer().post(
                                game + "/record/restoration",
                                "{\"moves\":\"i [\",\"position\":\"%s\"}".formatted(after))
                        .status())
                .isEqualTo(400);
        assertThat(scorer().post(game + "/record/restoration", "{\"moves\":\"i\",\"position\":\"2/2\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void nonsense_is_answered_400_in_words() {
        var answer = scorer().with("Accept-Language", "ar").get("solution?position=2/2");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().getString("title")).contains("أربعة صفوف");
        assertThat(scorer().get("solution").status()).isEqualTo(400);
        assertThat(scorer().get("solution?position=2/2&plies=many").status()).isEqualTo(400);
        assertThat(scorer().get("solution?position=2/2&rules=chess").json().getString("title"))
                .contains("chess");
    }
}
