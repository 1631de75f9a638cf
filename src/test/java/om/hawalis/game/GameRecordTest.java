package om.hawalis.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import om.hawalis.engine.Game;
import om.hawalis.engine.Play;
import om.hawalis.engine.Result;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.junit.jupiter.api.Test;

class GameRecordTest {
    private static final RuleSet OMAN = RuleSets.standard();
    private static final AccountId SCORER = AccountId.fresh();
    private static final DeclaredResult RESIGNED = new DeclaredResult(Result.NORTH_WINS, Ending.RESIGNATION);

    @Test
    void random_games_with_undos_are_the_plies_that_stand() {
        for (var seed = 0; seed < 200; seed++) {
            var random = new Random(seed);
            var game = Game.start(OMAN);
            var facts = new ArrayList<Fact>();
            for (var step = 0; step < 60; step++) {
                if (game.length() > 0 && random.nextInt(4) == 0) {
                    facts.add(new Fact.Undo(game.length()));
                    game = game.undo();
                } else if (!game.legalMoves().isEmpty()) {
                    var legal = game.legalMoves();
                    var hole = legal.get(random.nextInt(legal.size()));
                    facts.add(new Fact.Ply(game.length() + 1, hole.index()));
                    game = switch (game.play(hole)) {
                        case Game.Moved moved -> moved.game();
                        case Play.Illegal illegal -> throw new AssertionError(illegal);
                    };
                }
            }

            var record = record(facts);

            assertThat(record.game().moves()).isEqualTo(game.moves());
            assertThat(record.game().position()).isEqualTo(game.position());
            assertThat(record.revision()).isEqualTo(facts.size());
        }
    }

    @Test
    void a_game_said_to_be_over_is_over_until_that_is_withdrawn() {
        var over = record(List.of(new Fact.Ply(1, 8), new Fact.EndingSaid(RESIGNED)));
        var reopened = record(List.of(new Fact.Ply(1, 8), new Fact.EndingSaid(RESIGNED), new Fact.EndingWithdrawn()));

        assertThat(over.state()).isEqualTo(GameState.OVER);
        assertThat(over.said()).contains(RESIGNED);
        assertThat(reopened.state()).isEqualTo(GameState.PLAYING);
        assertThat(reopened.said()).isEmpty();
    }

    @Test
    void what_a_key_brought_is_shown_as_it_was_then() {
        var facts = List.<Fact>of(new Fact.Ply(1, 8), new Fact.Ply(2, 11), new Fact.Undo(2));
        var record = record(facts);

        var then = record.asOf(record.underKey(Optional.of("key 2")).orElseThrow());

        assertThat(then.revision()).isEqualTo(2);
        assertThat(then.game().length()).isEqualTo(2);
        assertThat(record.game().length()).isEqualTo(1);
    }

    @Test
    void a_stored_ply_that_does_not_replay_is_a_bug_and_not_passed_over() {
        assertThatThrownBy(() -> record(List.of(new Fact.Ply(1, 8), new Fact.Ply(2, 11), new Fact.Ply(3, 8))))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void an_ending_allows_only_its_results() {
        assertThat(DeclaredResult.read("+--", "").ending()).isEqualTo(Ending.FORFEIT);
        assertThat(DeclaredResult.read("1-0", "").ending()).isEqualTo(Ending.UNSTATED);
        for (var nonsense :
                List.of("1-0 AGREED_DRAW", "1/2-1/2 RESIGNATION", "+-- TIME", "1-0 FORFEIT", "--- UNSTATED"))
            assertThatThrownBy(() -> DeclaredResult.read(nonsense.split(" ")[0], nonsense.split(" ")[1]))
                    .isInstanceOf(Refusal.class);
    }

    private static GameRecord record(List<Fact> facts) {
        var entered = new ArrayList<Entered>();
        for (var fact : facts) {
            var revision = entered.size() + 1;
            entered.add(new Entered(revision, fact, Hand.of(SCORER), Instant.EPOCH, Optional.of("key " + revision)));
        }
        return GameRecord.of(OMAN, entered);
    }
}
