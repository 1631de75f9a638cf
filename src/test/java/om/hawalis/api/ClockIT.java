package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import om.hawalis.TestApi;
import om.hawalis.TestDatabase;
import om.hawalis.game.Hall;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Clocks by the server's time: set, started by the first ply, stopped by an arbiter, a flag reported and left to the arbiter. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class ClockIT {
    @ArquillianResource
    private URL url;

    private Hall hall;
    private TestApi anyone;
    private TestApi scorer;
    private TestApi arbiter;
    private String game;

    @BeforeEach
    void hall() {
        hall = Hall.with(TestDatabase.owner().dataSource(), 1);
        anyone = TestApi.at(URI.create(url.toString()));
        scorer = anyone.as(hall.scorer().token());
        arbiter = anyone.as(hall.arbiter().token());
        game = "games/" + hall.game();
    }

    private TestApi.Answer control(TestApi as, String kind, int base, int step) {
        return as.put(
                "championships/" + hall.championship() + "/time-control",
                "{\"kind\":\"%s\",\"baseSeconds\":%d,\"stepSeconds\":%d}".formatted(kind, base, step));
    }

    private TestApi.Answer tap(int revision, String hole) {
        return scorer.post(
                game + "/moves",
                "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(revision, revision + 1, hole));
    }

    private JsonObject clock() {
        return anyone.get(game + "/clock").json();
    }

    @Test
    void those_who_run_the_championship_set_it_and_nonsense_is_refused() {
        assertThat(control(scorer, "SUDDEN_DEATH", 600, 0).status()).isEqualTo(403);
        assertThat(control(arbiter, "SUDDEN_DEATH", 0, 0).status()).isEqualTo(400);
        assertThat(control(arbiter, "HOURGLASS", 600, 0).status()).isEqualTo(400);
        assertThat(control(arbiter, "INCREMENT", 600, 5).status()).isEqualTo(200);

        var control = clock().getJsonObject("control");
        assertThat(control.getString("kind")).isEqualTo("INCREMENT");
        assertThat(control.getInt("baseSeconds")).isEqualTo(600);
        assertThat(control.getInt("stepSeconds")).isEqualTo(5);
    }

    @Test
    void the_first_ply_starts_it_and_each_ply_keeps_its_time() {
        control(arbiter, "SUDDEN_DEATH", 600, 0);
        tap(0, "i");
        tap(1, "l");

        var clock = clock();
        assertThat(clock.getString("running")).isEqualTo("S");
        assertThat(clock.getJsonArray("plies")).hasSize(2);
        assertThat(clock.getJsonArray("plies").getJsonObject(0).getInt("took")).isZero();
        assertThat(clock.getInt("north")).isLessThan(600_000);
        assertThat(clock.getInt("south")).isLessThanOrEqualTo(600_000);
        control(arbiter, "SUDDEN_DEATH", 60, 0);
        assertThat(clock().getJsonObject("control").getInt("baseSeconds"))
                .as("a game keeps what it began with")
                .isEqualTo(600);
    }

    @Test
    void stopped_by_an_arbiter_it_stands_and_no_tap_is_late_for_it() {
        control(arbiter, "DELAY", 600, 3);
        tap(0, "i");

        assertThat(scorer.post(game + "/clock/stop", "{}").status()).isEqualTo(403);
        assertThat(arbiter.post(game + "/clock/stop", "{}").json().getBoolean("stopped"))
                .isTrue();
        assertThat(scorer.post(game + "/clock/start", "{}").status()).isEqualTo(409);
        assertThat(tap(1, "l").status()).isEqualTo(200);
        assertThat(clock().isNull("running")).isTrue();
        assertThat(arbiter.post(game + "/clock/go-on", "{}").json().getString("running"))
                .isEqualTo("S");
    }

    @Test
    void a_flag_is_reported_when_it_has_fallen_and_the_arbiter_rules() {
        control(arbiter, "SUDDEN_DEATH", 1, 0);
        assertThat(scorer.post(game + "/clock/flag", "{}").status()).isEqualTo(409);
        assertThat(scorer.post(game + "/clock/start", "{}").json().getString("running"))
                .isEqualTo("S");
        var patience = Instant.now().plus(Duration.ofSeconds(20));
        while (clock().isNull("fallen") && Instant.now().isBefore(patience)) Thread.onSpinWait();

        assertThat(scorer.post(game + "/clock/flag", "{}").json().getString("fallen"))
                .isEqualTo("S");

        assertThat(scorer.get(game + "/calls").list()).hasSize(1);
        assertThat(anyone.get(game).json().getString("state"))
                .as("nobody has lost by it yet")
                .isEqualTo("READY");
        var ruled = arbiter.post(game + "/reports", "{\"result\":\"0-1\",\"ending\":\"TIME\"}");
        assertThat(ruled.status()).isBetween(200, 201);
        assertThat(clock().isNull("running")).isTrue();
    }

    @Test
    void without_a_clock_there_is_nothing_to_start() {
        assertThat(scorer.post(game + "/clock/start", "{}").status()).isEqualTo(409);
        assertThat(clock().getJsonObject("control").getString("kind")).isEqualTo("NONE");
    }
}
