package om.hawalis.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.util.Optional;
import javax.sql.DataSource;
import om.hawalis.engine.Discrepancy;
import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.Ending;
import om.hawalis.game.FaultySheet;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.game.Hall;
import om.hawalis.game.MoveForm;
import om.hawalis.game.PublishedGames;
import om.hawalis.game.RecordGame;
import om.hawalis.platform.Database;
import om.hawalis.platform.Refusal;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class HandInScoreSheetIT {
    @Resource(lookup = Database.NAME)
    private DataSource database;

    @Inject
    private RunAs as;

    @Inject
    private RecordGame recordGame;

    @Inject
    private HandInScoreSheet handInScoreSheet;

    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Test
    void a_whole_game_as_text_is_recorded_and_reports_itself() {
        var hall = Hall.with(database, 1);

        var game = handIn(hall, 0, PublishedGames.FIRST);

        assertThat(game.ply()).isEqualTo(110);
        assertThat(game.end()).contains(new GameSheet.End(Ending.CAPTURED_ALL, Result.NORTH_WINS, Basis.PROVEN));
        assertThat(standing(hall).basis()).isEqualTo(Basis.PROVEN);
        assertThat(standing(hall).enteredBy()).isEqualTo(hall.scorer().account());
    }

    @Test
    void every_discrepancy_is_named_by_its_ply_and_nothing_is_stored() {
        var hall = Hall.with(database, 1);
        var wrong = PublishedGames.FIRST.replace("c E(+2)", "c E(+3)").replace("2. d(+6)", "2. d(+5)");

        assertThatThrownBy(() -> handIn(hall, 0, wrong)).isInstanceOfSatisfying(FaultySheet.class, faulty -> {
            assertThat(faulty.discrepancies())
                    .extracting(Discrepancy::kind, Discrepancy::ply)
                    .containsExactly(
                            tuple(Discrepancy.Kind.WRONG_CAPTURE, 3), tuple(Discrepancy.Kind.WRONG_CAPTURE, 16));
            assertThat(faulty.kind()).isEqualTo(Refusal.Kind.CONFLICT);
        });
        assertThat(hall.count("game_fact", hall.game())).isZero();
    }

    @Test
    void text_that_cannot_be_read_is_malformed() {
        var hall = Hall.with(database, 1);

        assertThatThrownBy(() -> handIn(hall, 0, "1. i(+4) L(+6) 2. %%% J"))
                .isInstanceOfSatisfying(
                        FaultySheet.class, faulty -> assertThat(faulty.kind()).isEqualTo(Refusal.Kind.MALFORMED));
        refused("sheet.empty", () -> handIn(hall, 0, "  \n "));
        refused("sheet.several", () -> handIn(hall, 0, "1. i L 2. d\n\n1. i L 2. d"));
        refused("sheet.other-rules", () -> handIn(hall, 0, "[Rules \"oman-de-voogt\"]\n\n1. i L"));
    }

    @Test
    void a_preview_shows_the_same_and_records_nothing() {
        var hall = Hall.with(database, 1);

        var preview = as.call(hall.scorer().identity(), () -> games.preview(hall.game(), "1. i(+4) L(+5) 2. d(+6)"));

        assertThat(preview.discrepancies())
                .singleElement()
                .satisfies(d -> assertThat(d.ply()).isEqualTo(2));
        assertThat(preview.game().length()).isEqualTo(3);
        assertThat(hall.count("game_fact", hall.game())).isZero();
    }

    @Test
    void text_goes_on_from_what_is_recorded_and_must_agree_with_it() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, "i");
        tap(hall, 1, "l");

        refused("sheet.differs", () -> handIn(hall, 2, "1. i L(+6) 2. d J".replace("L", "K")));
        refused("sheet.differs", () -> handIn(hall, 2, "1. i"));
        var game = handIn(hall, 2, "1. i L 2. d J");

        assertThat(game.ply()).isEqualTo(4);
        assertThat(game.revision()).isEqualTo(4);
        assertThat(game.state()).isEqualTo(GameState.PLAYING);
    }

    @Test
    void the_end_a_sheet_tells_of_is_declared_with_it() {
        var hall = Hall.with(database, 1);

        var game = handIn(hall, 0, "[Result \"0-1\"]\n[Termination \"RESIGNATION\"]\n\n1. i L 2. d J");

        assertThat(game.end()).contains(new GameSheet.End(Ending.RESIGNATION, Result.NORTH_WINS, Basis.DECLARED));
        assertThat(standing(hall).ending()).isEqualTo(Ending.RESIGNATION);
    }

    @Test
    void a_stale_revision_records_nothing() {
        var hall = Hall.with(database, 1);
        tap(hall, 0, "i");

        refused("game.stale", () -> handIn(hall, 0, "1. i L 2. d J"));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(1);
    }

    private GameSheet handIn(Hall hall, int revision, String text) {
        return as.call(hall.scorer().identity(), () -> handInScoreSheet.handIn(hall.game(), revision, text));
    }

    private void tap(Hall hall, int revision, String hole) {
        as.call(
                hall.scorer().identity(),
                () -> recordGame.play(hall.game(), new MoveForm(revision, revision + 1, hole), Optional.empty()));
    }

    private ReportSheet standing(Hall hall) {
        return as.call(hall.scorer().identity(), () -> reports.of(hall.game()))
                .standing()
                .orElseThrow();
    }

    private static void refused(String key, Runnable act) {
        assertThatThrownBy(act::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
