package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import javax.imageio.ImageIO;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import om.hawalis.game.PublishedGames;
import om.hawalis.platform.Photograph;
import om.hawalis.platform.Secret;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What comes from paper: a record with plies nobody can read, and photographs. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class PaperIT {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @ArquillianResource
    private URL url;

    private Hall hall;
    private TestApi anyone;
    private TestApi scorer;
    private String game;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 2);
        anyone = TestApi.at(URI.create(url.toString()));
        scorer = anyone.as(hall.scorer().token());
        game = "games/" + hall.game();
    }

    private TestApi.Answer restore(String moves, String position) {
        var body = Json.createObjectBuilder().add("moves", moves).add("position", position);
        return scorer.post(game + "/record/restoration", body.build().toString());
    }

    private void played() {
        var body = Json.createObjectBuilder().add("revision", 0).add("text", PublishedGames.FIRST);
        assertThat(scorer.post(game + "/record", body.build().toString()).status())
                .isEqualTo(200);
    }

    @Test
    void two_plies_nobody_can_read_are_found_from_the_position_at_the_end() {
        var line = "i L d J i H h N j D";
        for (var ply = 0; ply < 10; ply++) {
            var hole = line.split(" ")[ply].toLowerCase(java.util.Locale.ROOT);
            var tap = "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(ply, ply + 1, hole);
            assertThat(scorer.post(game + "/moves", tap).status()).isEqualTo(200);
        }
        var position = anyone.get(game).json().getString("position");

        var restored = restore("i L d _ i(+2) H _ N j D", position).json();

        assertThat(restored.getString("outcome")).isEqualTo("RESTORED");
        assertThat(restored.getJsonArray("records").getString(0))
                .contains("1. i(+4) L(+6) 2. d(+6) J(+6) 3. i(+2) H 4. h N");
        assertThat(restore("a L d _ i(+2) H _ N j D", position).json().getString("outcome"))
                .isEqualTo("UNFIT");
        assertThat(restore("i L", "nonsense").status()).isEqualTo(400);
        assertThat(restore("[Event \"x\"] i", position).status()).isEqualTo(400);
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(10);
    }

    @Test
    void what_is_read_of_a_sheet_comes_with_its_capture_marks() {
        var body = Json.createObjectBuilder().add("revision", 0).add("text", "i L d J");

        var read =
                scorer.post(game + "/record/preview", body.build().toString()).json();

        assertThat(read.getJsonArray("moves").getJsonObject(1).getInt("captured"))
                .isEqualTo(6);
        assertThat(hall.count("game_fact", hall.game())).isZero();
    }

    @Test
    void a_photograph_is_seen_by_officials_and_players_and_by_nobody_else() throws Exception {
        var kept = send(hall.scorer().token(), "image/png", picture("png"));
        assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
        var list = scorer.get(game + "/evidence").list();
        assertThat(list).hasSize(1);
        var path = "evidence/" + list.getJsonObject(0).getString("id");

        var seen = anyone.as(hall.south().token()).get(path);
        assertThat(seen.status()).isEqualTo(200);
        assertThat(seen.contentType().orElseThrow()).startsWith("image/jpeg");
        assertThat(anyone.as(hall.stranger().token()).get(path).status()).isEqualTo(403);
        assertThat(anyone.get(path).status()).isEqualTo(401);
    }

    @Test
    void what_is_no_picture_is_refused() throws Exception {
        played();

        assertThat(send(hall.scorer().token(), "image/svg+xml", "<svg/>".getBytes())
                        .statusCode())
                .isEqualTo(415);
        assertThat(send(hall.scorer().token(), "image/png", "<svg/>".getBytes()).statusCode())
                .isEqualTo(400);
        assertThat(send(hall.scorer().token(), "image/jpeg", new byte[Photograph.LARGEST_FILE + 1])
                        .statusCode())
                .isEqualTo(400);
        assertThat(hall.count("evidence", hall.game())).isZero();
    }

    private static byte[] picture(String format) throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), format, bytes);
        return bytes.toByteArray();
    }

    private HttpResponse<String> send(Secret token, String type, byte[] file) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url.toString()).resolve("/api/v1/" + game + "/evidence"))
                .header("Authorization", "Bearer " + token.text())
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofByteArray(file));
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
