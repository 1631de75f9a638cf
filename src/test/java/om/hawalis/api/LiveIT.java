package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.Scene;
import om.hawalis.game.Games;
import om.hawalis.game.MoveForm;
import om.hawalis.game.RecordGame;
import om.hawalis.game.StaleGame;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.publishing.PublishStandings;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Follows the event streams as a browser does, from inside the container that writes them. */
@ExtendWith(ArquillianExtension.class)
class LiveIT {
    private static final Duration SOON = Duration.ofSeconds(2);

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private Games games;

    @Inject
    private RecordGame recordGame;

    @Inject
    private PublishStandings publishStandings;

    @Inject
    private LiveFeed feed;

    @Inject
    private HttpServletRequest request;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Identity.SignedIn organiser;
    private ChampionshipId id;

    @BeforeEach
    void aChampionshipRuns() {
        organiser = scene.organiser();
        id = scene.running(organiser, 4, Cycles.SINGLE);
    }

    @AfterEach
    void everyoneLeaves() {
        client.shutdownNow();
    }

    /** A stream as it arrives, an event at a time. */
    private record Following(HttpResponse<Stream<String>> response, BlockingQueue<Map<String, String>> events) {
        /** The stream stands, and says where it begins. */
        void opens() throws InterruptedException {
            assertThat(any()).containsKey("id").doesNotContainKey("data");
        }

        /** What browsers hear of: an event without data only moves the id on. */
        Map<String, String> next() throws InterruptedException {
            var event = any();
            while (!event.containsKey("data")) event = any();
            return event;
        }

        String kind() throws InterruptedException {
            return next().get("data").replaceAll(".*\"kind\":\"(\\w+)\".*", "$1");
        }

        private Map<String, String> any() throws InterruptedException {
            var event = events.poll(SOON.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(event).as("an event within %s", SOON).isNotNull();
            return event;
        }
    }

    @Test
    void a_release_a_move_and_a_publication_are_told_in_order_and_within_two_seconds() throws Exception {
        var following = follow("championships/" + id + "/live?after=" + feed.position());

        var round = scene.release(organiser, id);
        play(round);
        scene.settleAll(organiser, round);
        as.call(organiser, () -> publishStandings.publish(id, 1));

        assertThat(following.next().get("data")).contains("\"kind\":\"round\"").contains("\"round\":1");
        assertThat(following.next().get("data")).contains("\"kind\":\"game\"").contains("\"revision\":1");
        assertThat(following.kind()).isEqualTo("round");
        assertThat(following.next().get("data")).contains("\"kind\":\"publication\"");
    }

    @Test
    void who_follows_the_tables_hears_no_moves() throws Exception {
        var following = follow("championships/" + id + "/live?moves=false&after=" + feed.position());

        var round = scene.release(organiser, id);
        play(round);
        as.call(organiser, () -> publishStandings.publishProvisionally(id, 1));

        assertThat(following.kind()).isEqualTo("round");
        assertThat(following.kind()).isEqualTo("publication");
    }

    @Test
    void who_comes_back_with_the_last_event_id_misses_nothing_and_hears_nothing_twice() throws Exception {
        var before = feed.position();
        var round = scene.release(organiser, id);
        var first = follow("championships/" + id + "/live?after=" + before).next();

        play(round);
        var following = follow("championships/" + id + "/live", "Last-Event-ID", first.get("id"));

        var next = following.next();
        assertThat(next.get("data")).contains("\"kind\":\"game\"");
        assertThat(Long.parseLong(next.get("id"))).isGreaterThan(Long.parseLong(first.get("id")));
    }

    @Test
    void an_id_of_another_run_or_none_is_told_to_fetch_everything_again() throws Exception {
        assertThat(follow("championships/" + id + "/live").kind()).isEqualTo("refetch");
        assertThat(follow("championships/" + id + "/live", "Last-Event-ID", "17")
                        .kind())
                .isEqualTo("refetch");
        assertThat(follow("championships/" + id + "/live", "Last-Event-ID", "'; drop table")
                        .kind())
                .isEqualTo("refetch");
    }

    @Test
    void a_known_position_begins_in_silence() throws Exception {
        var following = follow("championships/" + id + "/live?after=" + feed.position());

        assertThat(following.response().headers().firstValue("Content-Type").orElse(""))
                .startsWith("text/event-stream");
        following.opens();
    }

    @Test
    void a_game_is_followed_by_itself() throws Exception {
        var round = scene.release(organiser, id);
        var board = round.boards().getFirst().board();
        var game = as.call(Identity.NOBODY, () -> games.ofBoard(board.id())).getFirst();
        var following = follow("games/" + game.id() + "/live?after=" + feed.position());
        following.opens();

        play(round);

        assertThat(following.next().get("data")).contains(game.id().toString()).contains("\"revision\":1");
    }

    @Test
    void what_is_rolled_back_is_not_told() throws Exception {
        var round = scene.release(organiser, id);
        play(round);
        var before = feed.position();

        assertThat(play(round, 0)).isFalse();

        assertThat(feed.position()).isEqualTo(before);
    }

    @Test
    void hundreds_follow_and_everyone_is_told() throws Exception {
        var threadsBefore = Thread.activeCount();
        var path = "championships/" + id + "/live?after=" + feed.position();
        var all = IntStream.range(0, 300).mapToObj(i -> follow(path)).toList();
        for (var following : all) following.opens();

        scene.release(organiser, id);

        for (var following : all) assertThat(following.kind()).isEqualTo("round");
        assertThat(Thread.activeCount() - threadsBefore).isLessThan(100);
    }

    @Test
    void who_has_gone_is_forgotten() throws Exception {
        var path = "championships/" + id + "/live?after=" + feed.position();
        var all = IntStream.range(0, 20).mapToObj(i -> follow(path)).toList();
        for (var following : all) following.opens();
        var open = feed.followers();

        client.shutdownNow();

        // the first write to somebody who has gone still succeeds; their system's answer ends the next
        for (var round = 1; round <= 3 && feed.followers() > open - 20; round++) {
            scene.release(organiser, id);
            within(SOON, () -> feed.followers() <= open - 20);
        }
        assertThat(open).isGreaterThanOrEqualTo(20);
        assertThat(feed.followers()).isLessThanOrEqualTo(open - 20);
    }

    @Test
    void what_is_not_there_is_answered_404() throws Exception {
        assertThat(status("championships/" + UUID.randomUUID() + "/live")).isEqualTo(404);
        assertThat(status("games/nonsense/live")).isEqualTo(404);
        var draft = scene.draft(organiser, Cycles.SINGLE);
        assertThat(status("championships/" + draft + "/live")).isEqualTo(404);
    }

    private void play(RoundSheet round) {
        assertThat(play(round, 0)).isTrue();
    }

    /** The first ply of the first board; false where it is stale. */
    private boolean play(RoundSheet round, int revision) {
        var board = round.boards().getFirst().board();
        return as.call(organiser, () -> {
            var game = games.ofBoard(board.id()).getFirst();
            try {
                recordGame.play(game.id(), new MoveForm(revision, 1, "i"), Optional.empty());
                return true;
            } catch (StaleGame stale) {
                return false;
            }
        });
    }

    private interface Condition {
        boolean holds();
    }

    private boolean within(Duration most, Condition condition) throws InterruptedException {
        var end = System.nanoTime() + most.toNanos();
        while (!condition.holds()) {
            if (System.nanoTime() > end) return false;
            Thread.sleep(50);
        }
        return true;
    }

    private Following follow(String path, String... headers) {
        try {
            var asked = HttpRequest.newBuilder(address(path));
            if (headers.length > 0) asked.headers(headers);
            var response = client.send(asked.build(), HttpResponse.BodyHandlers.ofLines());
            assertThat(response.statusCode()).isEqualTo(200);
            var events = new LinkedBlockingQueue<Map<String, String>>();
            Thread.ofVirtual().start(() -> read(response.body(), events));
            return new Following(response, events);
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static void read(Stream<String> lines, BlockingQueue<Map<String, String>> events) {
        var fields = new LinkedHashMap<String, String>();
        try {
            lines.forEach(line -> {
                if (line.isEmpty()) {
                    events.add(Map.copyOf(fields));
                    fields.clear();
                } else {
                    var parts = line.split(": ", 2);
                    fields.put(parts[0], parts[1]);
                }
            });
        } catch (UncheckedIOException left) {
            events.add(Map.of("left", left.toString()));
        }
    }

    private int status(String path) throws Exception {
        var asked = HttpRequest.newBuilder(address(path)).build();
        return client.send(asked, HttpResponse.BodyHandlers.ofString()).statusCode();
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + request.getLocalPort() + "/api/v1/" + path);
    }
}
