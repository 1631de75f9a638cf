package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import om.hawalis.contest.GameResult;
import om.hawalis.pairing.Phrase;
import om.hawalis.pairing.PhraseKey;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A Swiss through the use cases, with everything that happens to one. */
@ExtendWith(ArquillianExtension.class)
class SwissIT {
    static final Regulations NINE = swiss(9);

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PairRound pairRound;

    @Inject
    private Boards boards;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private RequestBye requestBye;

    @Inject
    private Withdraw withdraw;

    @Inject
    private KeepApart keepApart;

    @Inject
    private RunChampionship run;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    static Regulations swiss(int rounds) {
        return Regulations.USUAL.with(Stages.only(new Format.Swiss(rounds, Format.Swiss.Start.LEVEL)));
    }

    @Test
    void nobody_meets_twice_and_an_odd_field_gives_one_bye_a_round_to_somebody_new() {
        var id = scene.running(organiser, 11, NINE);

        var rounds = scene.playThrough(organiser, id, 9);

        var pairs = rounds.stream()
                .flatMap(round -> round.boards().stream())
                .map(seated -> Set.of(
                        seated.board().south().number(), seated.board().north().number()))
                .toList();
        assertThat(pairs).hasSize(45).doesNotHaveDuplicates();
        var free = rounds.stream().flatMap(round -> round.byes().stream()).toList();
        assertThat(free).hasSize(9).allMatch(bye -> bye.kind() == ByeKind.PAIRING_ALLOCATED);
        assertThat(free.stream().map(bye -> bye.entrant().number())).doesNotHaveDuplicates();
        assertThat(refusal(() -> as.call(organiser, () -> pairRound.propose(id))))
                .isEqualTo("round.all-paired");
        as.run(organiser, () -> run.finish(id));
    }

    @Test
    void a_swiss_is_paired_from_verified_results_only_and_the_boards_without_one_are_named() {
        var id = scene.running(organiser, 6, NINE);
        var first = scene.release(organiser, id);
        scene.settle(organiser, first.unsettled().getFirst(), GameResult.SOUTH_WINS);
        var open = as.call(organiser, () -> boards.round(first.id())).unsettled();

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.propose(id)))
                .isInstanceOfSatisfying(
                        UnsettledBoards.class,
                        named -> assertThat(named.boards().stream().map(BoardSheet::id))
                                .containsExactlyElementsOf(
                                        open.stream().map(BoardSheet::id).toList()));
        assertThat(as.call(organiser, () -> boards.rounds(id))).hasSize(1);
    }

    @Test
    void closing_over_a_board_does_not_make_it_known_to_the_pairing() {
        var id = scene.running(organiser, 4, NINE);
        var first = scene.release(organiser, id);
        var open = first.unsettled().stream().map(BoardSheet::id).collect(Collectors.toSet());
        as.call(organiser, () -> pairRound.close(first.id(), open));

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.propose(id)))
                .isInstanceOf(UnsettledBoards.class);
    }

    @Test
    void a_requested_bye_scores_what_its_kind_says_and_is_over_after_its_round() {
        var id = scene.running(organiser, 6, NINE);
        var asking = entrant(id, 3);
        as.run(organiser, () -> requestBye.request(asking, 2, ByeKind.HALF_POINT));

        scene.playThrough(organiser, id, 2);
        var second = as.call(organiser, () -> boards.round(id, 2));
        var third = scene.release(organiser, id);

        assertThat(second.byes()).anySatisfy(bye -> {
            assertThat(bye.entrant().number()).isEqualTo(3);
            assertThat(bye.kind()).isEqualTo(ByeKind.HALF_POINT);
        });
        assertThat(third.byes()).isEmpty();
        assertThat(refusal(() -> as.run(organiser, () -> requestBye.request(asking, 2, ByeKind.HALF_POINT))))
                .isEqualTo("bye.round-paired");
    }

    @Test
    void who_withdrew_is_not_paired_and_gains_nothing_by_returning() {
        var id = scene.running(organiser, 6, NINE);
        scene.playThrough(organiser, id, 1);
        var gone = entrant(id, 1);
        var before = points(id, 1);
        as.run(organiser, () -> withdraw.withdraw(gone));
        scene.playThrough(organiser, id, 1);
        as.run(organiser, () -> withdraw.readmit(gone));
        var third = scene.release(organiser, id);

        assertThat(seated(as.call(organiser, () -> boards.round(id, 2)))).doesNotContain(1);
        assertThat(points(id, 1)).isEqualTo(before);
        assertThat(seated(third)).contains(1);
    }

    @Test
    void two_who_are_kept_apart_do_not_meet_and_a_weak_wish_gives_way_only_to_necessity() {
        var id = scene.running(organiser, 4, swiss(3));
        keepApart(id, 1, 3, Strictness.ABSOLUTE);
        keepApart(id, 1, 2, Strictness.WEAK);

        var rounds = scene.playThrough(organiser, id, 2);

        var met = rounds.stream()
                .flatMap(round -> round.boards().stream())
                .map(SwissIT::pair)
                .toList();
        assertThat(met.getFirst()).isEqualTo(Set.of(1, 4));
        assertThat(met).doesNotContain(Set.of(1, 3));
        assertThat(met).contains(Set.of(1, 2));
        assertThat(refusal(() -> as.call(organiser, () -> pairRound.propose(id))))
                .isEqualTo("round.no-legal");
    }

    @Test
    void why_each_board_came_about_is_kept_with_the_round() {
        var id = scene.running(organiser, 5, NINE);

        var draft = as.call(organiser, () -> pairRound.propose(id));
        var said = as.call(organiser, () -> boards.explanation(draft.id()));

        assertThat(draft.boards())
                .allSatisfy(seated -> assertThat(said)
                        .anyMatch(one -> one.about().size() == 2
                                && one.holdsFor(
                                        seated.board().south().number(),
                                        seated.board().north().number())));
        assertThat(said).anyMatch(one -> one.about().isEmpty());
        assertThat(said.stream().flatMap(one -> one.phrases().stream()).map(Phrase::key))
                .contains(PhraseKey.RESTS);
    }

    private void keepApart(ChampionshipId id, int one, int other, Strictness strictness) {
        var form =
                new ForbiddenPairForm(entrant(id, one), entrant(id, other), strictness, Optional.empty(), "one family");
        as.call(organiser, () -> keepApart.forbid(id, form));
    }

    private EntryId entrant(ChampionshipId id, int number) {
        return as.call(organiser, () -> scoreboard.standings(id))
                .entrant(number)
                .id();
    }

    private Fraction points(ChampionshipId id, int number) {
        return as.call(organiser, () -> scoreboard.standings(id))
                .standings()
                .row(number)
                .points();
    }

    private static Set<Integer> pair(SeatedBoard seated) {
        return Set.of(seated.board().south().number(), seated.board().north().number());
    }

    private static List<Integer> seated(RoundSheet round) {
        return round.boards().stream().flatMap(seated -> pair(seated).stream()).toList();
    }
}
