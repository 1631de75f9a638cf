package om.hawalis.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import om.hawalis.engine.Result;
import om.hawalis.platform.Database;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Hand;
import om.hawalis.security.Identity;
import om.hawalis.security.NotAllowed;
import om.hawalis.security.RunAs;
import om.hawalis.verification.Papers;
import om.hawalis.verification.Reports;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class RecordGameIT {
    private static final Optional<String> NO_KEY = Optional.empty();

    @Resource(lookup = Database.NAME)
    private DataSource database;

    @Inject
    private RunAs as;

    @Inject
    private RecordGame recordGame;

    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Test
    void a_recorded_ply_is_replayed_for_everyone() {
        var hall = Hall.with(database, 1);

        tap(hall, 0, 1, "i");

        var seen = sheet(hall);
        assertThat(seen.revision()).isEqualTo(1);
        assertThat(seen.state()).isEqualTo(GameState.PLAYING);
        assertThat(seen.game().last().orElseThrow().sowing().captured()).isEqualTo(4);
        assertThat(seen.recordedBy()).containsExactly(Hand.of(hall.scorer().account()));
    }

    @Test
    void an_illegal_hole_is_refused_with_the_legal_ones_and_nothing_is_stored() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, 1, "i");
        tap(hall, 1, 2, "l");

        assertThatThrownBy(() -> tap(hall, 2, 3, "i")).isInstanceOfSatisfying(IllegalMove.class, refusal -> {
            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.CONFLICT);
            assertThat(refusal.key()).isEqualTo("move.SINGLE_BEFORE_LARGER");
            assertThat(refusal.extensions()).containsEntry("legal", marks(sheet(hall)));
        });
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(2);
    }

    @Test
    void a_hole_the_board_has_not_is_malformed() {
        var hall = Hall.with(database, 1);

        for (var hole : List.of("o", "I", "?", "1"))
            assertThatThrownBy(() -> tap(hall, 0, 1, hole))
                    .isInstanceOfSatisfying(
                            IllegalMove.class, r -> assertThat(r.kind()).isEqualTo(Refusal.Kind.MALFORMED));
    }

    @Test
    void a_stale_revision_or_ply_answers_the_game_as_it_stands() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, 1, "i");

        for (var late : List.of(new MoveForm(0, 1, "d"), new MoveForm(1, 1, "d"), new MoveForm(0, 2, "l")))
            assertThatThrownBy(() -> play(hall, hall.scorer(), late, NO_KEY))
                    .isInstanceOfSatisfying(StaleGame.class, stale -> {
                        assertThat(stale.key()).isEqualTo("game.stale");
                        assertThat(stale.current().revision()).isEqualTo(1);
                    });
    }

    @Test
    void published_game_1_ends_by_itself_and_is_reported_proven() {
        var hall = Hall.with(database, 1);

        playAll(hall, PublishedGames.FIRST);

        var end = sheet(hall).end().orElseThrow();
        assertThat(end).isEqualTo(new GameSheet.End(Ending.CAPTURED_ALL, Result.NORTH_WINS, Basis.PROVEN));
        var report = as.call(Identity.NOBODY, () -> reports.of(hall.game()))
                .standing()
                .orElseThrow();
        assertThat(report.result()).isEqualTo(Result.NORTH_WINS);
        assertThat(report.basis()).isEqualTo(Basis.PROVEN);
        assertThat(report.version()).isEqualTo(1);
    }

    @Test
    void published_game_2_ends_by_its_rule_set() {
        var omani = Hall.under(database, "oman");
        var deVoogt = Hall.under(database, "oman-de-voogt");

        playAll(omani, PublishedGames.SECOND);
        playAll(deVoogt, PublishedGames.SECOND);

        assertThat(sheet(omani).end()).contains(new GameSheet.End(Ending.ENDLESS_SOWING, Result.DRAW, Basis.PROVEN));
        assertThat(sheet(deVoogt).end())
                .contains(new GameSheet.End(Ending.ENDLESS_SOWING, Result.SOUTH_WINS, Basis.PROVEN));
    }

    @Test
    void a_move_after_the_end_is_refused() {
        var hall = Hall.with(database, 1);
        playAll(hall, PublishedGames.FIRST);

        assertThatThrownBy(() -> tap(hall, 110, 111, "a"))
                .isInstanceOfSatisfying(
                        StaleGame.class, over -> assertThat(over.key()).isEqualTo("game.over"));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(110);
    }

    @Test
    void an_undone_ply_stays_on_record_and_does_not_count() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, 1, "i");

        var undone = as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 1, NO_KEY));

        assertThat(undone.ply()).isZero();
        assertThat(undone.revision()).isEqualTo(2);
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(2);
        assertThat(tap(hall, 2, 1, "d").ply()).isEqualTo(1);
    }

    @Test
    void an_undo_after_the_verdict_takes_the_proven_report_with_it() {
        var hall = Hall.with(database, 1);
        playAll(hall, PublishedGames.FIRST);

        as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 110, NO_KEY));

        assertThat(papers(hall).standing()).isEmpty();
        tap(hall, 111, 110, "k");
        assertThat(papers(hall).standing()).isPresent();
        assertThat(hall.count("report", hall.game())).isEqualTo(2);
    }

    @Test
    void nothing_to_undo_is_said_so() {
        var hall = Hall.with(database, 1);

        assertThatThrownBy(() -> as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 0, NO_KEY)))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("game.nothing-to-undo"));
    }

    @Test
    void the_same_key_again_is_the_same_tap_also_when_the_game_has_moved_on() {
        var hall = Hall.with(database, 1);
        var key = Optional.of(UUID.randomUUID().toString());
        var first = play(hall, hall.scorer(), new MoveForm(0, 1, "i"), key);
        tap(hall, 1, 2, "l");

        var again = play(hall, hall.scorer(), new MoveForm(0, 1, "i"), key);

        assertThat(again.revision()).isEqualTo(first.revision());
        assertThat(again.game().position()).isEqualTo(first.game().position());
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(2);
    }

    @Test
    void a_key_used_for_another_tap_is_refused() {
        var hall = Hall.with(database, 1);
        var key = Optional.of(UUID.randomUUID().toString());
        play(hall, hall.scorer(), new MoveForm(0, 1, "i"), key);

        assertThatThrownBy(() -> play(hall, hall.scorer(), new MoveForm(0, 1, "d"), key))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("idempotency.reused"));
        assertThatThrownBy(() -> play(hall, hall.arbiter(), new MoveForm(0, 1, "i"), key))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("idempotency.reused"));
    }

    @Test
    void two_scorers_tapping_at_once_record_one_ply() throws Exception {
        var hall = Hall.with(database, 1);
        Callable<Boolean> tap = () -> {
            try {
                play(
                        hall,
                        hall.scorer(),
                        new MoveForm(0, 1, "i"),
                        Optional.of(UUID.randomUUID().toString()));
                return true;
            } catch (StaleGame stale) {
                return false;
            }
        };

        try (var threads = Executors.newFixedThreadPool(8)) {
            var answers =
                    threads.invokeAll(IntStream.range(0, 20).mapToObj(i -> tap).toList());
            var recorded = 0;
            for (var answer : answers) if (answer.get()) recorded++;
            assertThat(recorded).isEqualTo(1);
        }
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(1);
    }

    @Test
    void moves_are_their_own_audit() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, 1, "i");

        assertThat(hall.auditLines(hall.scorer())).isZero();
        assertThatThrownBy(() -> tap(hall, 0, 1, "i")).isInstanceOf(StaleGame.class);
        assertThat(hall.auditLines(hall.scorer())).isEqualTo(1);
    }

    @Test
    void the_application_itself_cannot_rewrite_or_erase_a_fact() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, 1, "i");

        for (var crime : List.of("update game_fact set hole = 3", "delete from game_fact", "delete from report"))
            assertThatThrownBy(() -> attempt(crime))
                    .isInstanceOfSatisfying(
                            SQLException.class,
                            no -> assertThat(no.getSQLState()).isEqualTo("42501"));
    }

    private void attempt(String sql) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void officials_and_the_two_players_record_and_nobody_else() {
        var hall = Hall.with(database, 2);
        var holes = List.of("i", "l", "d", "j", "i");
        var people = List.of(hall.organiser(), hall.arbiter(), hall.scorer(), hall.south(), hall.north());

        for (var i = 0; i < people.size(); i++) play(hall, people.get(i), new MoveForm(i, i + 1, holes.get(i)), NO_KEY);

        assertThat(sheet(hall).ply()).isEqualTo(5);
        assertThatThrownBy(() -> play(hall, hall.stranger(), new MoveForm(5, 6, "h"), NO_KEY))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("game.not-recorder"));
        assertThatThrownBy(() -> as.call(
                        hall.south().identity(),
                        () -> recordGame.play(hall.games().get(1), new MoveForm(0, 1, "i"), NO_KEY)))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("game.not-recorder"));
        assertThatThrownBy(() ->
                        as.call(Identity.NOBODY, () -> recordGame.play(hall.game(), new MoveForm(5, 6, "h"), NO_KEY)))
                .isInstanceOf(NotAllowed.class);
    }

    private void playAll(Hall hall, String game) {
        var taps = PublishedGames.taps(game);
        for (var i = 0; i < taps.size(); i++) tap(hall, i, i + 1, taps.get(i));
    }

    private GameSheet tap(Hall hall, int revision, int ply, String hole) {
        return play(hall, hall.scorer(), new MoveForm(revision, ply, hole), NO_KEY);
    }

    private GameSheet play(Hall hall, Hall.Person person, MoveForm move, Optional<String> key) {
        return as.call(person.identity(), () -> recordGame.play(hall.game(), move, key));
    }

    private GameSheet sheet(Hall hall) {
        return as.call(Identity.NOBODY, () -> games.sheet(hall.game()));
    }

    private Papers papers(Hall hall) {
        return as.call(Identity.NOBODY, () -> reports.of(hall.game()));
    }

    private static List<String> marks(GameSheet game) {
        return game.legal().stream()
                .map(game.game().ruleSet().layout()::ringMark)
                .toList();
    }
}
