package om.hawalis.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Office;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.championship.Scene;
import om.hawalis.championship.Scoreboard;
import om.hawalis.contest.GameResult;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Identity;
import om.hawalis.security.NotAllowed;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class PublishingIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PublishStandings publishStandings;

    @Inject
    private Publications publications;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private Championships championships;

    @Inject
    private PlanChampionship plan;

    @Inject
    private Boards boards;

    @Inject
    private EntityManager entities;

    @Inject
    private Scene.InTransaction inTransaction;

    private Identity.SignedIn organiser;
    private ChampionshipId id;

    @BeforeEach
    void aChampionshipRuns() {
        organiser = scene.organiser();
        id = scene.running(organiser, 4, Cycles.SINGLE);
    }

    @Test
    void the_published_table_is_what_the_verified_results_make() {
        scene.playThrough(organiser, id, 2);

        publish(2);

        var published = latest().table();
        var standings = asAnyone(() -> scoreboard.standings(id, 2));
        assertThat(published.rows())
                .extracting(StandingsRow::rank, StandingsRow::number)
                .containsExactlyElementsOf(standings.standings().rows().stream()
                        .map(row -> org.assertj.core.groups.Tuple.tuple(
                                row.rank(), row.entrant().number()))
                        .toList());
        assertThat(published.rows())
                .extracting(StandingsRow::halfPoints)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(published.round()).isEqualTo(2);
        assertThat(latest().publisher()).isEqualTo(organiser.displayName());
    }

    @Test
    void an_open_board_is_named_and_nothing_is_published() {
        var round = scene.release(organiser, id);
        scene.settle(organiser, round.unsettled().getFirst(), GameResult.DRAWN);
        var open = round.unsettled().get(1);

        assertThatThrownBy(() -> publish(1)).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.key()).isEqualTo("publication.open-boards");
            assertThat(refusal.arguments()).containsExactly("1." + open.number());
        });
        assertThat(heads()).isEmpty();
    }

    @Test
    void a_board_of_an_earlier_round_counts_as_open_too() {
        var first = scene.release(organiser, id);
        scene.settleAll(organiser, scene.release(organiser, id));

        assertThat(refusalOf(() -> publish(2))).isEqualTo("publication.open-boards");

        scene.settleAll(organiser, first);
        publish(2);
        assertThat(latest().table().isSettled()).isTrue();
    }

    @Test
    void a_provisional_table_says_so_and_names_what_is_open() {
        var round = scene.release(organiser, id);

        as.call(organiser, () -> publishStandings.publishProvisionally(id, 1));

        assertThat(latest().provisional()).isTrue();
        assertThat(latest().table().open())
                .extracting(OpenBoard::board)
                .containsExactlyElementsOf(round.boards().stream()
                        .map(seated -> seated.board().number())
                        .toList());
    }

    @Test
    void a_later_correction_leaves_an_old_page_what_it_was() {
        var round = scene.playThrough(organiser, id, 1).getFirst();
        publish(1);
        var before = document(1);

        scene.settle(organiser, round.boards().getFirst().board(), GameResult.NORTH_WINS);
        publish(1);

        assertThat(document(1)).isEqualTo(before);
        assertThat(latest().number()).isEqualTo(2);
        assertThat(latest().table().rows()).isNotEqualTo(sheet(1).table().rows());
    }

    @Test
    void a_renamed_championship_keeps_its_name_of_the_day_on_old_pages() {
        scene.playThrough(organiser, id, 1);
        publish(1);
        var sheet = asAnyone(() -> championships.sheet(id));
        var renamed = Scene.form(sheet.club(), Cycles.SINGLE);

        as.run(organiser, () -> plan.correct(id, sheet.version(), renamed));

        assertThat(sheet(1).table().name()).isEqualTo(sheet.name());
        assertThat(asAnyone(() -> championships.sheet(id)).name()).isEqualTo(renamed.name());
    }

    @Test
    void a_table_after_an_earlier_round_leaves_the_later_rounds_out() {
        scene.playThrough(organiser, id, 2);

        publish(1);

        assertThat(latest().table().rows()).extracting(StandingsRow::played).containsOnly(1);
    }

    @Test
    void a_round_that_is_not_released_cannot_be_published() {
        scene.playThrough(organiser, id, 1);

        assertThat(refusalOf(() -> publish(2))).isEqualTo("round");
        assertThat(refusalOf(() -> publish(0))).isEqualTo("publication.round");
    }

    @Test
    void only_an_organiser_of_this_championship_publishes() {
        scene.playThrough(organiser, id, 1);
        var arbiter = scene.official(organiser, id, Role.ARBITER, Office.ARBITER);
        var stranger = scene.organiser();

        assertThatThrownBy(() -> as.call(arbiter, () -> publishStandings.publish(id, 1)))
                .isInstanceOf(NotAllowed.class);
        assertThatThrownBy(() -> as.call(Identity.NOBODY, () -> publishStandings.publish(id, 1)))
                .isInstanceOf(NotAllowed.class);
        assertThatThrownBy(() -> as.call(stranger, () -> publishStandings.publish(id, 1)))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.FORBIDDEN));
        assertThat(heads()).isEmpty();
    }

    @Test
    void the_live_table_says_what_is_open_and_is_no_publication() {
        scene.release(organiser, id);

        var live = asAnyone(() -> publications.live(id));

        assertThat(live.isSettled()).isFalse();
        assertThat(live.round()).isEqualTo(1);
        assertThat(asAnyone(() -> publications.latest(id))).isEmpty();
    }

    @Test
    void the_tables_of_a_draft_are_unknown_to_strangers() {
        var draft = scene.draft(organiser, Cycles.SINGLE);

        assertThat(refusalOf(() -> asAnyone(() -> publications.live(draft)))).isEqualTo("championship");
        assertThat(refusalOf(() -> asAnyone(() -> publications.of(draft)))).isEqualTo("championship");
    }

    @Test
    void the_database_refuses_to_change_what_was_published() {
        scene.playThrough(organiser, id, 1);
        publish(1);

        assertThatThrownBy(() -> inTransaction.get(() -> entities.createNativeQuery(
                                "update publication set document = '{}' where championship_id = ?1")
                        .setParameter(1, id.value())
                        .executeUpdate()))
                .hasStackTraceContaining("permission denied");
    }

    private PublicationId publish(int round) {
        return as.call(organiser, () -> publishStandings.publish(id, round));
    }

    private PublicationSheet latest() {
        return asAnyone(() -> publications.latest(id)).orElseThrow();
    }

    private PublicationSheet sheet(int number) {
        return asAnyone(() -> publications.sheet(id, number));
    }

    private List<PublicationHead> heads() {
        return asAnyone(() -> publications.of(id));
    }

    private PublicationDocument document(int number) {
        return asAnyone(() -> publications.document(sheet(number).id()));
    }

    private <T> T asAnyone(Supplier<T> work) {
        return as.call(Identity.NOBODY, work);
    }

    private static String refusalOf(Runnable work) {
        try {
            work.run();
            return "nothing";
        } catch (Refusal refusal) {
            return refusal.key();
        }
    }
}
