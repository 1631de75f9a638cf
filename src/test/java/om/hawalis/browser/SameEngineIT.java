package om.hawalis.browser;

import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.RandomGames;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.engine.Rules;
import om.hawalis.page.PageEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The engine in the page is the server's: it answers word for word alike. */
class SameEngineIT {
    private static final int POSITIONS = 10_000;
    private static final int GAMES = 50;
    private static final int AT_ONCE = 250;
    private static final int ASKED_ON_THE_WAY = 30;

    @RegisterExtension
    static final Browser browser = new Browser();

    private static PaperServer server;

    /** A question for both; {@code hole} is empty where nothing is played. */
    private record Question(RuleSet rules, String start, String moves, String hole) {
        String answer() {
            return hole.isEmpty()
                    ? PageEngine.look(rules.id(), rules.version(), start, moves)
                    : PageEngine.play(rules.id(), rules.version(), start, moves, hole);
        }

        List<Object> asArguments() {
            return List.of(rules.id(), rules.version(), start, moves, hole);
        }
    }

    @BeforeAll
    static void serve() throws IOException {
        server = new PaperServer();
        browser.driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        browser.driver().get(server.page(ENGLISH, "board.html"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** One long text, an answer a line. */
    private static String inThePage(List<Question> questions) {
        return (String) browser.driver()
                .executeAsyncScript(
                        """
                        const [questions, done] = arguments;
                        import('/resources/js/engine.js').then(({ look, play }) => done(questions
                          .map(([rules, version, start, moves, hole]) =>
                            hole ? play(rules, version, start, moves, hole) : look(rules, version, start, moves))
                          .join('\\n'))).catch(error => done(String(error)));
                        """, questions.stream().map(Question::asArguments).toList());
    }

    private static void assertSame(List<Question> questions) {
        for (var from = 0; from < questions.size(); from += AT_ONCE) {
            var some = questions.subList(from, Math.min(questions.size(), from + AT_ONCE));
            var here = some.stream().map(Question::answer).collect(Collectors.joining("\n"));

            assertThat(inThePage(some)).isEqualTo(here);
        }
    }

    @Test
    void ten_thousand_positions_are_judged_and_every_move_from_them_is_sown_alike() {
        var sets = RuleSets.all();
        var positions = 0;
        for (var number = 0; number < sets.size(); number++) {
            var games = new RandomGames(2009 + number);
            var share = POSITIONS / sets.size() + (number < POSITIONS % sets.size() ? 1 : 0);
            var questions = new ArrayList<Question>();
            for (var left = share; left > 0; left--, positions++) ask(sets.get(number), games, questions);
            assertSame(questions);
        }

        assertThat(positions).isEqualTo(POSITIONS);
    }

    private static void ask(RuleSet rules, RandomGames games, List<Question> questions) {
        var position = games.position(rules);
        questions.add(new Question(rules, position.text(), "", ""));
        for (var hole : Rules.of(rules).legalMoves(position))
            questions.add(
                    new Question(rules, position.text(), "", rules.layout().ringMark(hole)));
        var any = games.below(rules.layout().holes());
        questions.add(
                new Question(rules, position.text(), "", rules.layout().ringMark(new Hole(position.toMove(), any))));
    }

    @Test
    void fifty_whole_games_are_replayed_alike_to_their_verdicts() {
        var sets = RuleSets.all();
        var questions = new ArrayList<Question>();
        for (var number = 0; number < GAMES; number++) {
            var rules = sets.get(number % sets.size());
            follow(new RandomGames(50_000 + number).game(rules), questions);
        }

        assertSame(questions);
    }

    /** Whether a long game is the same all along shows where it ends; on the way it is asked about now and then. */
    private static void follow(Game game, List<Question> questions) {
        var rules = game.ruleSet();
        var apart = 1 + game.length() / ASKED_ON_THE_WAY;
        var moves = new ArrayList<String>();
        for (var hole : game.moves()) {
            var mark = rules.layout().ringMark(hole);
            if (moves.size() % apart == 0) questions.add(new Question(rules, "", String.join(" ", moves), mark));
            moves.add(mark);
        }
        var whole = new Question(rules, "", String.join(" ", moves), "");
        assertThat(whole.answer())
                .contains("\"verdict\":\"" + game.verdict().orElseThrow().kind());
        questions.add(whole);
    }

    @Test
    void nonsense_is_not_understood_alike() {
        var rules = RuleSets.standard();
        assertSame(List.of(
                new Question(rules, "2/2", "", ""),
                new Question(rules, "", "a a", ""),
                new Question(rules, "", "z", "i"),
                new Question(rules, "", "", "z")));
        assertThat(browser.driver().executeAsyncScript("""
            const [done] = arguments;
            import('/resources/js/engine.js').then(({ look }) => done(look('chess', 1, '', '')));
            """)).isEqualTo(PageEngine.look("chess", 1, "", ""));
    }
}
