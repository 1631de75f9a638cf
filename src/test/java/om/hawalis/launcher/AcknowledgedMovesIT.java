package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import om.hawalis.TestApi;
import om.hawalis.platform.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game goes on although everything is killed between two moves: what was acknowledged is there. */
class AcknowledgedMovesIT {
    private static final Pattern SCORER = Pattern.compile("(?m)^token SCORER (\\S+)$");

    @TempDir
    private Path directory;

    @Test
    void no_acknowledged_move_is_lost_when_the_application_or_its_database_is_killed() throws Exception {
        try (var hawalis = RunningHawalis.start(directory.resolve("data"), "--demo")) {
            var game = openGame(hawalis);
            var before = play(hawalis, game, 5);

            hawalis.kill();
            hawalis.startAgain();
            assertThat(state(hawalis, game).getJsonArray("moves")).isEqualTo(before.getJsonArray("moves"));

            var later = play(hawalis, game, 5);
            hawalis.killDatabase();
            hawalis.awaitReady(Duration.ofSeconds(15));
            assertThat(state(hawalis, game).getJsonArray("moves")).isEqualTo(later.getJsonArray("moves"));
            assertThat(play(hawalis, game, 1).getInt("ply")).isEqualTo(later.getInt("ply") + 1);
        }
    }

    private static String openGame(RunningHawalis hawalis) throws IOException {
        return api(hawalis).get("championships/mutrah-open-2026/games").json().getJsonArray("items").stream()
                .map(JsonObject.class::cast)
                .filter(game -> game.getString("state").equals("PLAYING"))
                .map(game -> game.getString("id"))
                .findFirst()
                .orElseThrow();
    }

    private static JsonObject play(RunningHawalis hawalis, String game, int plies) throws IOException {
        var state = state(hawalis, game);
        for (var i = 0; i < plies; i++) {
            var move = "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}"
                    .formatted(
                            state.getInt("revision"),
                            state.getInt("ply") + 1,
                            state.getJsonArray("legal").getString(0));
            var answer = api(hawalis).post("games/" + game + "/moves", move);
            assertThat(answer.status()).as(answer.body()).isEqualTo(200);
            state = answer.json();
        }
        return state;
    }

    private static JsonObject state(RunningHawalis hawalis, String game) throws IOException {
        return api(hawalis).get("games/" + game).json();
    }

    /** With the token of the newest start: each start prints its own. */
    private static TestApi api(RunningHawalis hawalis) throws IOException {
        var token = SCORER.matcher(hawalis.log())
                .results()
                .map((MatchResult line) -> line.group(1))
                .reduce((older, newer) -> newer)
                .orElseThrow();
        return TestApi.at(hawalis.address()).as(new Secret(token));
    }
}
