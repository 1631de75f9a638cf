package om.hawalis.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;
import org.junit.jupiter.api.Test;

class LiveHistoryTest {
    private static final int CAPACITY = 4;
    private static final ChampionshipId CHAMPIONSHIP = new ChampionshipId(UUID.randomUUID());
    private static final GameId GAME = new GameId(UUID.randomUUID());
    private static final LiveTopic FOLLOWED = new LiveTopic.Championship(CHAMPIONSHIP);

    private final LiveHistory history = new LiveHistory(CAPACITY, 1_000);

    @Test
    void a_follower_is_told_what_happened_since_and_nothing_twice() {
        var start = history.position();
        history.append(move(1));
        history.append(move(2));

        var first = history.since(start, FOLLOWED);
        history.append(move(3));
        var second = history.since(first.position(), FOLLOWED);

        assertThat(changes(first)).containsExactly(move(1), move(2));
        assertThat(changes(second)).containsExactly(move(3));
    }

    @Test
    void ids_rise_by_each_change_and_name_the_position_after_it() {
        var start = history.position();
        history.append(move(1));
        history.append(move(2));

        var news = (LiveNews.Changes) history.since(start, FOLLOWED);

        assertThat(news.changes()).extracting(LiveNews.Numbered::id).isSorted().doesNotHaveDuplicates();
        assertThat(news.changes().getLast().id()).isEqualTo(news.position());
        assertThat(changes(history.since(news.changes().getFirst().id(), FOLLOWED)))
                .containsExactly(move(2));
    }

    @Test
    void what_concerns_another_championship_moves_the_position_on_in_silence() {
        var start = history.position();
        history.append(new LiveChange.OfRound(new ChampionshipId(UUID.randomUUID()), 1));

        var news = history.since(start, FOLLOWED);

        assertThat(changes(news)).isEmpty();
        assertThat(news.position()).isEqualTo(history.position());
    }

    @Test
    void who_follows_a_game_hears_of_that_game_alone() {
        var start = history.position();
        history.append(move(1));
        history.append(new LiveChange.OfGame(CHAMPIONSHIP, new GameId(UUID.randomUUID()), 5));
        history.append(new LiveChange.OfRound(CHAMPIONSHIP, 2));
        history.append(new LiveChange.OfResult(CHAMPIONSHIP, GAME));

        var news = history.since(start, new LiveTopic.Game(GAME));

        assertThat(changes(news)).containsExactly(move(1), new LiveChange.OfResult(CHAMPIONSHIP, GAME));
    }

    @Test
    void a_board_that_calls_an_arbiter_is_told_to_the_desk_and_to_itself_and_not_to_the_public() {
        var start = history.position();
        var call = new LiveChange.OfCall(CHAMPIONSHIP, GAME);
        history.append(call);

        assertThat(changes(history.since(start, new LiveTopic.Desk(CHAMPIONSHIP))))
                .containsExactly(call);
        assertThat(changes(history.since(start, new LiveTopic.Game(GAME)))).containsExactly(call);
        assertThat(changes(history.since(start, FOLLOWED))).isEmpty();
        assertThat(changes(history.since(start, new LiveTopic.Tables(CHAMPIONSHIP))))
                .isEmpty();
    }

    @Test
    void exactly_as_many_changes_as_are_remembered_are_told() {
        var start = history.position();
        for (var i = 1; i <= CAPACITY; i++) history.append(move(i));

        assertThat(changes(history.since(start, FOLLOWED))).hasSize(CAPACITY);
    }

    @Test
    void who_missed_more_than_is_remembered_is_told_to_look_again() {
        var start = history.position();
        for (var i = 0; i <= CAPACITY; i++) history.append(move(i + 1));

        assertThat(history.since(start, FOLLOWED)).isEqualTo(new LiveNews.Lost(history.position()));
    }

    @Test
    void a_position_of_an_earlier_run_is_known_as_such() {
        for (var i = 1; i <= CAPACITY; i++) history.append(move(i));
        var restarted = new LiveHistory(CAPACITY, 1_001);

        assertThat(restarted.since(history.position(), FOLLOWED)).isInstanceOf(LiveNews.Lost.class);
        assertThat(restarted.position()).isGreaterThan(history.position());
    }

    @Test
    void a_position_that_was_never_given_out_is_lost() {
        assertThat(history.since(history.position() + 1, FOLLOWED)).isInstanceOf(LiveNews.Lost.class);
        assertThat(history.since(-1, FOLLOWED)).isInstanceOf(LiveNews.Lost.class);
    }

    private static LiveChange move(int revision) {
        return new LiveChange.OfGame(CHAMPIONSHIP, GAME, revision);
    }

    private static List<LiveChange> changes(LiveNews news) {
        return ((LiveNews.Changes) news)
                .changes().stream().map(LiveNews.Numbered::change).toList();
    }
}
