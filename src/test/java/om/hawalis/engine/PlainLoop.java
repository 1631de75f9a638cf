package om.hawalis.engine;

import java.util.Arrays;

/**
 * The rules as anyone would first write them: a stone at a time on plain arrays. What the packed engine is held
 * against, in tests for agreement and in benchmarks for speed.
 */
final class PlainLoop {
    static final int ENDLESS = -1;

    private final RuleSet rules;
    private final int columns;
    private final int holes;
    private final int[][][] stack;
    private int ply;
    private int openingTurns;
    private long laps;

    PlainLoop(RuleSet rules, int deepest) {
        this.rules = rules;
        this.columns = rules.layout().columns();
        this.holes = rules.layout().holes();
        this.stack = new int[deepest + 1][2][holes];
    }

    void set(Position position) {
        ply = 0;
        openingTurns = position.openingTurns();
        for (var hole = 0; hole < holes; hole++) {
            stack[0][0][hole] = position.ring(position.toMove()).get(hole);
            stack[0][1][hole] = position.ring(position.toMove().opponent()).get(hole);
        }
    }

    int[] mover() {
        return stack[ply][ply & 1];
    }

    int[] enemy() {
        return stack[ply][1 - (ply & 1)];
    }

    boolean legal(int hole) {
        var ring = mover();
        if (ring[hole] == 0 || openingTurns > ply && hole < columns) return false;
        if (ring[hole] > 1 || rules.singles() == SinglesRule.FREE) return true;
        for (var count : ring) if (count > 1) return false;
        var relays = ring[(hole + 1) % holes] > 0;
        if (rules.singles() == SinglesRule.ONTO_EMPTY_ONLY) return !relays;
        if (relays) return true;
        for (var other = 0; other < holes; other++) if (ring[other] > 0 && ring[(other + 1) % holes] > 0) return false;
        return true;
    }

    /** Makes a legal move; the stones captured, or {@link #ENDLESS}. */
    int play(int origin) {
        var before = mover();
        var ring = stack[ply + 1][ply & 1];
        var enemy = stack[ply + 1][1 - (ply & 1)];
        System.arraycopy(before, 0, ring, 0, holes);
        System.arraycopy(enemy(), 0, enemy, 0, holes);
        ply++;
        var hole = origin;
        laps = 0;
        do {
            var stones = ring[hole];
            ring[hole] = 0;
            for (; stones > 0; stones--) {
                if (++hole == holes) hole = 0;
                ring[hole]++;
            }
            laps++;
            if (hole == origin && Arrays.equals(ring, before)) return ENDLESS;
        } while (ring[hole] > 1);
        return capture(hole, enemy);
    }

    private int capture(int hole, int[] enemy) {
        if (hole < columns) return 0;
        var front = enemy[3 * columns - 1 - hole];
        if (front == 0 && rules.capture() == CaptureRule.FRONT_THEN_BACK) return 0;
        var behind = enemy[hole - columns];
        enemy[3 * columns - 1 - hole] = 0;
        enemy[hole - columns] = 0;
        return front + behind;
    }

    void undo() {
        ply--;
    }

    long laps() {
        return laps;
    }

    /** Sequences of exactly so many moves; endless moves end one. */
    long perft(int depth) {
        var nodes = 0L;
        for (var hole = 0; hole < holes; hole++) {
            if (!legal(hole)) continue;
            nodes++;
            if (play(hole) != ENDLESS && depth > 1) nodes += perft(depth - 1);
            undo();
        }
        return nodes;
    }
}
