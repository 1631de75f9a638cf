package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import om.hawalis.contest.GameResult;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Many people press at once. */
@ExtendWith(ArquillianExtension.class)
class TogetherIT {
    private static final int PEOPLE = 6;

    @Resource
    private ManagedExecutorService threads;

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PairRound pairRound;

    @Inject
    private TakeEntries entries;

    @Inject
    private Boards boards;

    @Inject
    private Championships championships;

    @Inject
    private Releases releases;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    /** Counts what was fired, and fails where a test wants it to. */
    @ApplicationScoped
    public static class Releases {
        private final Map<RoundId, Integer> fired = new ConcurrentHashMap<>();
        private final Set<RoundId> failing = ConcurrentHashMap.newKeySet();

        void on(@Observes RoundReleased event) {
            fired.merge(event.round(), 1, Integer::sum);
            if (failing.contains(event.round())) throw new IllegalStateException("the boards cannot be opened");
        }

        void failFor(RoundId round) {
            failing.add(round);
        }

        int of(RoundId round) {
            return fired.getOrDefault(round, 0);
        }
    }

    @Test
    void the_pair_button_pressed_by_many_at_once_makes_one_round() throws Exception {
        for (var i = 0; i < 10; i++) {
            var id = scene.running(organiser, 4, Cycles.SINGLE);

            var answers = together(() -> pairRound.propose(id));

            assertThat(answers).filteredOn(RoundSheet.class::isInstance).hasSize(1);
            assertThat(answers)
                    .filteredOn(RoundUnderWay.class::isInstance)
                    .hasSize(PEOPLE - 1)
                    .allMatch(r -> ((RoundUnderWay) r).round().number() == 1);
            assertThat(as.call(organiser, () -> boards.rounds(id))).hasSize(1);
        }
    }

    @Test
    void a_draft_confirmed_by_many_at_once_is_confirmed_once_and_the_others_see_what_stands() throws Exception {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var draft = as.call(organiser, () -> pairRound.propose(id));

        var answers = together(() -> pairRound.confirm(draft.id(), draft.version()));

        assertThat(answers).filteredOn(RoundSheet.class::isInstance).hasSize(1);
        assertThat(answers)
                .filteredOn(RoundChanged.class::isInstance)
                .hasSize(PEOPLE - 1)
                .allSatisfy(changed ->
                        assertThat(((RoundChanged) changed).current().state()).isEqualTo(RoundState.CONFIRMED));
    }

    @Test
    void a_round_released_by_many_at_once_opens_its_boards_once() throws Exception {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var draft = as.call(organiser, () -> pairRound.propose(id));
        var confirmed = as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()));

        var answers = together(() -> pairRound.release(draft.id(), confirmed.version(), Set.of()));

        assertThat(answers).filteredOn(RoundSheet.class::isInstance).hasSize(1);
        assertThat(releases.of(draft.id())).isEqualTo(1);
    }

    @Test
    void a_release_whose_boards_cannot_be_opened_changes_nothing() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var draft = as.call(organiser, () -> pairRound.propose(id));
        var confirmed = as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()));
        releases.failFor(draft.id());

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.release(draft.id(), confirmed.version(), Set.of())))
                .hasStackTraceContaining("the boards cannot be opened");

        assertThat(as.call(organiser, () -> boards.round(draft.id()))).isEqualTo(confirmed);
    }

    @Test
    void one_player_entered_by_many_at_once_is_entered_once() throws Exception {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var player = scene.player("Salim");

        var answers = together(() -> entries.enter(id, player));

        assertThat(answers).filteredOn(EntryId.class::isInstance).hasSize(1);
        assertThat(as.call(organiser, () -> championships.entrants(id))).hasSize(1);
    }

    @Test
    void different_results_settled_for_one_board_at_once_leave_one_that_counts() throws Exception {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var board = scene.release(organiser, id).unsettled().getFirst();

        together(() -> scene.settle(organiser, board, GameResult.SOUTH_WINS));

        var history = as.call(Identity.NOBODY, () -> boards.results(board.id()));
        assertThat(history).hasSize(PEOPLE);
        assertThat(history)
                .filteredOn(result -> result.supersededAt().isEmpty())
                .hasSize(1);
    }

    @Test
    void all_boards_settled_at_once_close_their_round() throws Exception {
        for (var i = 0; i < 5; i++) {
            var id = scene.running(organiser, 8, Cycles.SINGLE);
            var round = scene.release(organiser, id);
            var open = round.unsettled();

            together(IntStream.range(0, open.size())
                    .mapToObj(n -> (Supplier<Object>) () -> scene.settle(organiser, open.get(n), GameResult.DRAWN))
                    .toList());

            assertThat(as.call(Identity.NOBODY, () -> boards.round(round.id())).state())
                    .isEqualTo(RoundState.CLOSED);
        }
    }

    private List<Object> together(Supplier<Object> press) throws Exception {
        return together(IntStream.range(0, PEOPLE).mapToObj(n -> press).toList());
    }

    /** What each got: the answer, or the refusal. */
    private List<Object> together(List<Supplier<Object>> presses) throws Exception {
        var barrier = new CyclicBarrier(presses.size());
        var started = presses.stream()
                .map(press -> threads.submit(() -> {
                    barrier.await();
                    return answer(press);
                }))
                .toList();
        var answers = new ArrayList<Object>();
        for (Future<Object> one : started) answers.add(one.get());
        return answers;
    }

    private Object answer(Supplier<Object> press) {
        try {
            return as.call(organiser, press);
        } catch (Refusal refusal) {
            return refusal;
        }
    }
}
