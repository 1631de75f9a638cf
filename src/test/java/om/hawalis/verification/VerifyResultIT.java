package om.hawalis.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.Boards;
import om.hawalis.championship.Office;
import om.hawalis.championship.OfficialResultSheet;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;
import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.Ending;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.game.Hall;
import om.hawalis.game.MoveForm;
import om.hawalis.game.PublishedGames;
import om.hawalis.game.RecordGame;
import om.hawalis.game.SetRecordAside;
import om.hawalis.platform.Database;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class VerifyResultIT {
    private static final DeclaredResult SOUTH_RESIGNS = new DeclaredResult(Result.NORTH_WINS, Ending.RESIGNATION);
    private static final DeclaredResult NORTH_RESIGNS = new DeclaredResult(Result.SOUTH_WINS, Ending.RESIGNATION);
    private static final DeclaredResult AGREED = new DeclaredResult(Result.DRAW, Ending.AGREED_DRAW);

    @Resource(lookup = Database.NAME)
    private DataSource database;

    @Inject
    private RunAs as;

    @Inject
    private RecordGame recordGame;

    @Inject
    private SetRecordAside setRecordAside;

    @Inject
    private HandInScoreSheet handInScoreSheet;

    @Inject
    private ReportResult reportResult;

    @Inject
    private VerifyResult verifyResult;

    @Inject
    private Reports reports;

    @Inject
    private Games games;

    @Inject
    private Boards boards;

    @Test
    void a_second_person_makes_a_proven_result_official() {
        var hall = hallWithGame1();

        confirm(hall, hall.arbiter(), standing(hall));

        var official = officialResults(hall).getLast();
        assertThat(official.result()).isEqualTo(GameResult.NORTH_WINS);
        assertThat(official.ending()).isEqualTo("CAPTURED_ALL");
        assertThat(official.proof()).contains(new Proof(27, 28, 110));
        assertThat(papers(hall).official().orElseThrow().version()).isEqualTo(2);
    }

    @Test
    void a_declared_result_ends_the_game_and_has_no_proof() {
        var hall = Hall.with(database, 1);

        declare(hall, hall.scorer(), SOUTH_RESIGNS);
        confirm(hall, hall.arbiter(), standing(hall));

        assertThat(as.call(Identity.NOBODY, () -> games.sheet(hall.game())).state())
                .isEqualTo(GameState.OVER);
        assertThat(officialResults(hall).getLast().proof()).isEmpty();
        assertThat(officialResults(hall).getLast().ending()).isEqualTo("RESIGNATION");
    }

    @Test
    void forfeits_are_declared_and_settled_as_such() {
        var hall = Hall.with(database, 1);

        declare(hall, hall.scorer(), DeclaredResult.read("---", ""));
        confirm(hall, hall.arbiter(), standing(hall));

        assertThat(officialResults(hall).getLast().result()).isEqualTo(GameResult.DOUBLE_FORFEIT);
        assertThat(officialResults(hall).getLast().ending()).isEqualTo("FORFEIT");
    }

    @Test
    void nobody_verifies_a_result_they_reported() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.arbiter(), AGREED);

        refused("verify.own-entry", () -> confirm(hall, hall.arbiter(), standing(hall)));
        refused("verify.own-entry", () -> giveBack(hall, hall.arbiter(), standing(hall)));
        confirm(hall, hall.organiser(), standing(hall));
    }

    @Test
    void nobody_verifies_a_game_of_which_they_entered_any_ply_also_one_undone() {
        var hall = Hall.with(database, 1);
        as.call(hall.arbiter().identity(), () -> recordGame.play(hall.game(), tap(0, 1, "a"), Optional.empty()));
        as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 1, Optional.empty()));
        declare(hall, hall.scorer(), AGREED);

        refused("verify.own-entry", () -> confirm(hall, hall.arbiter(), standing(hall)));
    }

    @Test
    void nobody_verifies_a_game_they_play() {
        var hall = hallWithGame1();
        var playingArbiter = hall.promote(hall.south(), Role.ARBITER);

        refused("verify.own-game", () -> confirm(hall, playingArbiter, standing(hall)));
    }

    @Test
    void without_an_office_here_nobody_verifies() {
        var hall = hallWithGame1();

        refused("office-missing", () -> confirm(hall, hall.stranger(), standing(hall)));
    }

    @Test
    void a_version_that_was_not_looked_at_is_not_confirmed() {
        var hall = hallWithGame1();
        var standing = standing(hall);
        confirm(hall, hall.arbiter(), standing);

        assertThatThrownBy(() -> confirm(hall, hall.organiser(), standing))
                .isInstanceOfSatisfying(StaleReport.class, stale -> {
                    assertThat(stale.key()).isEqualTo("report.stale");
                    assertThat(stale.current().state()).isEqualTo(ReportState.CONFIRMED);
                });
        assertThat(officialResults(hall)).hasSize(1);
    }

    @Test
    void a_declared_result_given_back_lets_the_game_go_on() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.scorer(), SOUTH_RESIGNS);

        giveBack(hall, hall.arbiter(), standing(hall));

        var game = as.call(Identity.NOBODY, () -> games.sheet(hall.game()));
        assertThat(game.state()).isEqualTo(GameState.READY);
        assertThat(papers(hall).current()).isEmpty();
        assertThat(desk(hall).returned()).contains("The slip says otherwise");
        assertThat(desk(hall).waiting()).isEqualTo(DeskLine.Waiting.START);
        as.call(
                hall.scorer().identity(),
                () -> recordGame.play(hall.game(), tap(game.revision(), 1, "a"), Optional.empty()));
    }

    @Test
    void a_proven_result_given_back_may_be_undone_or_reported_again() {
        var hall = hallWithGame1();
        giveBack(hall, hall.arbiter(), standing(hall));
        assertThat(desk(hall).waiting()).isEqualTo(DeskLine.Waiting.REPORT);

        declare(hall, hall.scorer(), new DeclaredResult(Result.NORTH_WINS, Ending.CAPTURED_ALL));

        assertThat(standing(hall).basis()).isEqualTo(Basis.PROVEN);
    }

    @Test
    void undo_ends_with_the_confirmation() {
        var hall = hallWithGame1();
        confirm(hall, hall.arbiter(), standing(hall));

        assertThatThrownBy(() ->
                        as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 110, Optional.empty())))
                .isInstanceOfSatisfying(
                        StaleReport.class, r -> assertThat(r.key()).isEqualTo("report.official"));
        assertThat(hall.count("game_fact", hall.game())).isEqualTo(110);
    }

    @Test
    void an_end_that_was_only_said_is_taken_back_by_undo() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.scorer(), SOUTH_RESIGNS);

        var game = as.call(hall.scorer().identity(), () -> recordGame.undo(hall.game(), 1, Optional.empty()));

        assertThat(game.state()).isEqualTo(GameState.READY);
        assertThat(papers(hall).current()).isEmpty();
    }

    @Test
    void two_different_results_are_both_kept_and_an_arbiter_decides() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.south(), NORTH_RESIGNS);

        var second = declare(hall, hall.north(), SOUTH_RESIGNS);

        var dispute = (Declaration.Disputes) second;
        assertThat(dispute.standing().result()).isEqualTo(Result.SOUTH_WINS);
        assertThat(desk(hall).waiting()).isEqualTo(DeskLine.Waiting.DECISION);
        confirm(hall, hall.arbiter(), dispute.report());
        assertThat(officialResults(hall).getLast().result()).isEqualTo(GameResult.NORTH_WINS);
        assertThat(states(hall)).containsExactly(ReportState.OVERRULED, ReportState.CONFIRMED);
        assertThat(as.call(Identity.NOBODY, () -> games.sheet(hall.game())).said())
                .contains(SOUTH_RESIGNS);
    }

    @Test
    void the_same_result_twice_is_one_report() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.south(), NORTH_RESIGNS);

        var second = declare(hall, hall.north(), NORTH_RESIGNS);

        assertThat(second).isInstanceOf(Declaration.Stands.class);
        assertThat(hall.count("report", hall.game())).isEqualTo(1);
    }

    @Test
    void a_declared_result_that_contradicts_the_record_cannot_be_confirmed() {
        var hall = hallWithGame1();

        var dispute = (Declaration.Disputes) declare(hall, hall.south(), NORTH_RESIGNS);

        refused("report.contradicts-record", () -> confirm(hall, hall.arbiter(), dispute.report()));
        assertThat(officialResults(hall)).isEmpty();
        assertThat(papers(hall).isDisputed()).isTrue();
    }

    @Test
    void a_record_set_aside_proves_nothing_and_a_declared_result_may_stand() {
        var hall = hallWithGame1();
        var dispute = (Declaration.Disputes) declare(hall, hall.south(), NORTH_RESIGNS);

        setAside(hall, hall.arbiter());
        confirm(hall, hall.arbiter(), dispute.report());

        var game = as.call(Identity.NOBODY, () -> games.sheet(hall.game()));
        assertThat(game.setAside()).contains("Holes were mixed up from ply 40 on");
        assertThat(game.ply()).isEqualTo(110);
        assertThat(game.proven()).isEmpty();
        assertThat(officialResults(hall).getLast().isProven()).isFalse();
        assertThat(states(hall)).containsExactly(ReportState.WITHDRAWN, ReportState.CONFIRMED);
    }

    @Test
    void setting_a_confirmed_record_aside_takes_its_official_result_back() {
        var hall = hallWithGame1();
        confirm(hall, hall.arbiter(), standing(hall));

        setAside(hall, hall.arbiter());

        assertThat(officialResults(hall).getLast().supersededAt()).isPresent();
        assertThat(desk(hall).waiting()).isEqualTo(DeskLine.Waiting.REPORT);
        declare(hall, hall.scorer(), new DeclaredResult(Result.SOUTH_WINS, Ending.SET_ASIDE));
        confirm(hall, hall.arbiter(), standing(hall));
        assertThat(officialResults(hall)).hasSize(2);
        assertThat(officialResults(hall).getLast().ending()).isEqualTo("SET_ASIDE");
    }

    @Test
    void only_an_arbiter_or_organiser_who_does_not_play_sets_a_record_aside() {
        var hall = hallWithGame1();
        var playingArbiter = hall.promote(hall.north(), Role.ARBITER);

        refused("game.own-game", () -> setAside(hall, playingArbiter));
        refused("office-missing", () -> setAside(hall, hall.stranger()));
    }

    @Test
    void a_correction_is_a_new_report_with_office_and_reason_and_needs_a_second_person_too() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.scorer(), SOUTH_RESIGNS);
        confirm(hall, hall.arbiter(), standing(hall));
        var former = papers(hall).official().orElseThrow();

        correct(hall, hall.arbiter(), former, NORTH_RESIGNS);

        var correction = standing(hall);
        assertThat(correction.corrects()).contains(former.id());
        assertThat(correction.office()).contains(Office.ARBITER);
        assertThat(correction.reason()).contains("Sides were mixed up on the slip");
        assertThat(officialResults(hall).getLast().result()).isEqualTo(GameResult.NORTH_WINS);
        refused("verify.own-entry", () -> confirm(hall, hall.arbiter(), correction));
        confirm(hall, hall.organiser(), correction);
        assertThat(states(hall)).containsExactly(ReportState.SUPERSEDED, ReportState.CONFIRMED);
        assertThat(officialResults(hall)).hasSize(2);
        assertThat(officialResults(hall).getLast().result()).isEqualTo(GameResult.SOUTH_WINS);
    }

    @Test
    void a_correction_against_the_record_disputes_it() {
        var hall = hallWithGame1();
        confirm(hall, hall.arbiter(), standing(hall));
        var former = papers(hall).official().orElseThrow();

        var answer = correct(hall, hall.organiser(), former, NORTH_RESIGNS);

        var dispute = (Declaration.Disputes) answer;
        refused("report.contradicts-record", () -> confirm(hall, hall.arbiter(), dispute.report()));
    }

    @Test
    void what_is_official_is_not_declared_again() {
        var hall = Hall.with(database, 1);
        declare(hall, hall.scorer(), SOUTH_RESIGNS);
        confirm(hall, hall.arbiter(), standing(hall));

        refused("report.official", () -> declare(hall, hall.scorer(), NORTH_RESIGNS));
        var former = papers(hall).official().orElseThrow();
        refused("report.nothing-to-correct", () -> correct(hall, hall.arbiter(), former, SOUTH_RESIGNS));
    }

    @Test
    void the_last_official_result_closes_the_round() {
        var hall = hallWithGame1();

        confirm(hall, hall.arbiter(), standing(hall));

        var round = as.call(Identity.NOBODY, () -> boards.board(new BoardId(hall.board())));
        assertThat(round.roundState().name()).isEqualTo("CLOSED");
    }

    private Hall hallWithGame1() {
        var hall = Hall.with(database, 1);
        as.call(hall.scorer().identity(), () -> handInScoreSheet.handIn(hall.game(), 0, PublishedGames.FIRST));
        return hall;
    }

    private static MoveForm tap(int revision, int ply, String hole) {
        return new MoveForm(revision, ply, hole);
    }

    private Declaration declare(Hall hall, Hall.Person person, DeclaredResult declared) {
        return as.call(person.identity(), () -> reportResult.declare(hall.game(), declared));
    }

    private Declaration correct(Hall hall, Hall.Person person, ReportSheet former, DeclaredResult declared) {
        return as.call(
                person.identity(),
                () -> reportResult.correct(former.id(), former.version(), declared, "Sides were mixed up on the slip"));
    }

    private ReportSheet confirm(Hall hall, Hall.Person person, ReportSheet report) {
        return as.call(person.identity(), () -> verifyResult.confirm(report.id(), report.version()));
    }

    private ReportSheet giveBack(Hall hall, Hall.Person person, ReportSheet report) {
        return as.call(
                person.identity(),
                () -> verifyResult.giveBack(report.id(), report.version(), "The slip says otherwise"));
    }

    private void setAside(Hall hall, Hall.Person person) {
        as.call(person.identity(), () -> setRecordAside.setAside(hall.game(), "Holes were mixed up from ply 40 on"));
    }

    private Papers papers(Hall hall) {
        return as.call(Identity.NOBODY, () -> reports.of(hall.game()));
    }

    private ReportSheet standing(Hall hall) {
        return papers(hall).standing().orElseThrow();
    }

    private DeskLine desk(Hall hall) {
        return as.call(hall.arbiter().identity(), () -> reports.desk(hall.game()));
    }

    private List<ReportState> states(Hall hall) {
        return as.call(Identity.NOBODY, () -> reports.history(hall.game())).stream()
                .map(history -> history.report().state())
                .toList();
    }

    private List<OfficialResultSheet> officialResults(Hall hall) {
        return as.call(Identity.NOBODY, () -> boards.results(new BoardId(hall.board())));
    }

    private static void refused(String key, Runnable act) {
        assertThatThrownBy(act::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
