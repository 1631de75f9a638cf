package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The packed engine and the plain loop, side by side over random games. */
class AgreementTest {
    private static final int PLIES_IN_ALL = 1_000_000;
    private static final int LONGEST_GAME = 300;

    @Test
    void packed_engine_and_plain_loop_agree_on_a_million_plies() {
        var sets = RuleSets.all();
        var plies = 0;

        for (var rules : sets) plies += agree(rules, PLIES_IN_ALL / sets.size());

        assertThat(plies).isGreaterThanOrEqualTo(PLIES_IN_ALL);
    }

    private static int agree(RuleSet rules, int least) {
        var games = new RandomGames(rules.id().hashCode());
        var plies = 0;
        while (plies < least) plies += game(rules, games);
        return plies;
    }

    private static int game(RuleSet rules, RandomGames games) {
        var table = new Table(rules, LONGEST_GAME);
        var plain = new PlainLoop(rules, LONGEST_GAME);
        table.set(Position.start(rules));
        plain.set(Position.start(rules));
        while (table.ply() < LONGEST_GAME) {
            sameLegalMoves(rules, table, plain);
            if (table.legal() == 0) break;
            var hole = nth(table.legal(), games.below(Integer.bitCount(table.legal())));
            var captured = table.play(hole);
            if (captured != plain.play(hole) || table.laps() != plain.laps()) throw differ(rules, table);
            sameRings(rules, table, plain);
            if (captured == Table.ENDLESS) break;
        }
        return table.ply();
    }

    private static void sameLegalMoves(RuleSet rules, Table table, PlainLoop plain) {
        var legal = table.legal();
        for (var hole = 0; hole < rules.layout().holes(); hole++)
            if ((legal >>> hole & 1) != 0 != plain.legal(hole)) throw differ(rules, table);
    }

    private static void sameRings(RuleSet rules, Table table, PlainLoop plain) {
        var lanes = Lanes.of(rules.layout().columns());
        var words = new long[table.words()];
        table.copy(words, 0);
        for (var hole = 0; hole < lanes.holes; hole++)
            if (lanes.count(words, 0, hole) != plain.mover()[hole]
                    || lanes.count(words, lanes.words, hole) != plain.enemy()[hole]) throw differ(rules, table);
    }

    private static int nth(int bits, int n) {
        var left = bits;
        for (var skipped = 0; skipped < n; skipped++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }

    private static AssertionError differ(RuleSet rules, Table table) {
        return new AssertionError(
                rules.id() + ", ply " + table.ply() + ": " + table.position().text());
    }
}
