package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.Set;
import om.hawalis.platform.Page;
import om.hawalis.security.AccountId;
import om.hawalis.security.Identity;
import om.hawalis.security.NotAllowed;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class OfficeIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PlanChampionship plan;

    @Inject
    private AppointOfficials appoint;

    @Inject
    private Offices offices;

    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private PairRound pairRound;

    @Inject
    private RunChampionship run;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    @Test
    void who_sets_a_championship_up_organises_it() {
        var id = scene.draft(organiser, Cycles.SINGLE);

        assertThat(as.call(organiser, () -> offices.own(id))).containsExactly(Office.ORGANISER);
        assertThat(as.call(organiser, () -> championships.mine()))
                .extracting(ChampionshipSheet::id)
                .containsExactly(id);
    }

    @Test
    void another_organiser_does_not_even_learn_of_a_draft_and_may_not_touch_what_is_public() {
        var other = scene.organiser();
        var draft = scene.draft(organiser, Cycles.SINGLE);
        var running = scene.running(organiser, 2, Cycles.SINGLE);

        assertThat(refusal(() -> as.run(other, () -> run.cancel(draft)))).isEqualTo("championship");
        assertThat(refusal(() -> as.run(other, () -> run.cancel(running)))).isEqualTo("office-missing");
    }

    @Test
    void an_administrator_holds_no_office_by_being_one() {
        var administrator = scene.person(Role.ADMINISTRATOR, Role.ORGANISER, Role.ARBITER);
        var id = scene.running(organiser, 2, Cycles.SINGLE);

        assertThat(refusal(() -> as.call(administrator, () -> pairRound.propose(id))))
                .isEqualTo("office-missing");
    }

    @Test
    void an_appointed_arbiter_pairs_and_a_dismissed_one_no_more() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var arbiter = scene.official(organiser, id, Role.ARBITER, Office.ARBITER);
        var draft = as.call(arbiter, () -> pairRound.propose(id));

        as.run(organiser, () -> appoint.dismiss(id, arbiter.account(), Office.ARBITER));

        assertThat(refusal(() -> as.call(arbiter, () -> pairRound.confirm(draft.id(), draft.version()))))
                .isEqualTo("office-missing");
    }

    @Test
    void a_scorer_does_not_pair() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var scorer = scene.official(organiser, id, Role.SCORER, Office.SCORER);

        assertThatThrownBy(() -> as.call(scorer, () -> pairRound.propose(id)))
                .isInstanceOfSatisfying(
                        NotAllowed.class, n -> assertThat(n.why()).isEqualTo(NotAllowed.Why.ROLE_MISSING));
    }

    @Test
    void the_last_organiser_is_not_dismissed() {
        var id = scene.draft(organiser, Cycles.SINGLE);

        assertThat(refusal(() -> as.run(organiser, () -> appoint.dismiss(id, organiser.account(), Office.ORGANISER))))
                .isEqualTo("official.last-organiser");
    }

    @Test
    void nobody_unknown_is_appointed_and_nobody_twice() {
        var id = scene.draft(organiser, Cycles.SINGLE);

        assertThat(refusal(() -> as.run(organiser, () -> appoint.appoint(id, AccountId.fresh(), Office.ARBITER))))
                .isEqualTo("account");
        assertThat(refusal(() -> as.run(organiser, () -> appoint.appoint(id, organiser.account(), Office.ORGANISER))))
                .isEqualTo("official.exists");
    }

    @Test
    void nothing_is_shown_before_its_release() {
        var draft = scene.draft(organiser, Cycles.SINGLE);
        var running = scene.running(organiser, 4, Cycles.SINGLE);
        var proposed = as.call(organiser, () -> pairRound.propose(running));
        var board = proposed.unsettled().getFirst().id();

        assertThat(refusal(() -> as.call(Identity.NOBODY, () -> championships.sheet(draft))))
                .isEqualTo("championship");
        assertThat(as.call(Identity.NOBODY, () -> boards.rounds(running))).isEmpty();
        assertThat(refusal(() -> as.call(Identity.NOBODY, () -> boards.round(proposed.id()))))
                .isEqualTo("round");
        assertThat(refusal(() -> as.call(Identity.NOBODY, () -> boards.board(board))))
                .isEqualTo("board");

        var confirmed = as.call(organiser, () -> pairRound.confirm(proposed.id(), proposed.version()));
        as.call(organiser, () -> pairRound.release(proposed.id(), confirmed.version(), Set.of()));
        assertThat(as.call(Identity.NOBODY, () -> boards.board(board)).isInPlay())
                .isTrue();
    }

    @Test
    void lists_hold_what_is_public_alone() {
        var draft = scene.draft(organiser, Cycles.SINGLE);
        var running = scene.running(organiser, 2, Cycles.SINGLE);
        var name = as.call(organiser, () -> championships.sheet(running)).name().latin();
        var hidden = as.call(organiser, () -> championships.sheet(draft)).name().latin();

        assertThat(as.call(Identity.NOBODY, () -> championships.search(name, Page.Request.FIRST))
                        .rows())
                .extracting(ChampionshipSheet::id)
                .containsExactly(running);
        assertThat(as.call(Identity.NOBODY, () -> championships.search(hidden, Page.Request.FIRST))
                        .rows())
                .isEmpty();
    }

    @Test
    void an_edit_of_an_old_version_is_told_what_stands_now() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var form = Scene.form(scene.club(), Cycles.DOUBLE);
        as.run(organiser, () -> plan.correct(id, 0, form));

        assertThatThrownBy(() -> as.run(organiser, () -> plan.correct(id, 0, form)))
                .isInstanceOfSatisfying(ChampionshipChanged.class, changed -> {
                    assertThat(changed.current().name()).isEqualTo(form.name());
                    assertThat(changed.extensions())
                            .containsEntry("expected", 0)
                            .containsEntry("current", 1);
                });
    }

    @Test
    void once_it_runs_rules_stand_but_the_venue_may_be_mended() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var sheet = as.call(organiser, () -> championships.sheet(id));
        var other = Scene.form(sheet.club(), Cycles.DOUBLE);
        var same = Scene.form(sheet.club(), Cycles.SINGLE);

        assertThat(refusal(() -> as.run(organiser, () -> plan.correct(id, sheet.version(), other))))
                .isEqualTo("championship.rules-fixed");
        as.run(organiser, () -> plan.correct(id, sheet.version(), same));

        assertThat(as.call(organiser, () -> championships.sheet(id)).slug()).isEqualTo(sheet.slug());
    }

    @Test
    void an_unknown_rule_set_is_refused() {
        var club = scene.club();
        var usual = Scene.form(club, Cycles.SINGLE);
        var rules = new Regulations("chess", Points.STANDARD, TieBreakOrder.USUAL, Cycles.SINGLE);
        var form = new ChampionshipForm(usual.name(), club, "", usual.firstDay(), usual.lastDay(), usual.zone(), rules);

        assertThat(refusal(() -> as.call(organiser, () -> plan.create(form)))).isEqualTo("championship.rule-set");
    }
}
