package om.hawalis.engine;

/**
 * Judges a closed set of positions from the games' ends backwards, nearest ends first, so that every win is the
 * shortest and every loss the longest. What no end reaches is a draw.
 */
final class Backwards {
    private final IntList firstEdge;
    private final IntList edges;
    private final short[] values;
    private final int[] open;
    private final int[] firstBack;
    private final int[] back;
    private final Agenda agenda = new Agenda();

    /**
     * @param firstEdge where each position's edges begin, and where the last ends
     * @param edges for each move the position it leads to, or -1 for a draw at once
     * @param values what is known at once; 0 otherwise
     */
    Backwards(IntList firstEdge, IntList edges, short[] values) {
        this.firstEdge = firstEdge;
        this.edges = edges;
        this.values = values;
        this.open = new int[values.length];
        this.firstBack = new int[values.length + 1];
        this.back = new int[edges.size()];
        turnRound();
    }

    private void turnRound() {
        for (var edge = 0; edge < edges.size(); edge++) if (edges.get(edge) >= 0) firstBack[edges.get(edge)]++;
        for (var node = 1; node <= values.length; node++) firstBack[node] += firstBack[node - 1];
        for (var node = 0; node < values.length; node++) {
            open[node] = firstEdge.get(node + 1) - firstEdge.get(node);
            for (var edge = firstEdge.get(node); edge < firstEdge.get(node + 1); edge++)
                if (edges.get(edge) >= 0) back[--firstBack[edges.get(edge)]] = node;
        }
    }

    short[] judged() {
        for (var node = 0; node < values.length; node++)
            if (values[node] != EndgameValues.DRAW) agenda.add(EndgameValues.plies(values[node]), node);
        for (var plies = 0; plies < agenda.length(); plies++) {
            var due = agenda.due(plies);
            for (var item = 0; item < due.size(); item++) spread(due.get(item), plies);
        }
        return values;
    }

    private void spread(int node, int plies) {
        for (var edge = firstBack[node]; edge < firstBack[node + 1]; edge++) {
            var before = back[edge];
            if (values[before] != EndgameValues.DRAW) continue;
            if (values[node] < 0) settle(before, EndgameValues.win(plies + 1));
            else if (--open[before] == 0) settle(before, EndgameValues.loss(plies + 1));
        }
    }

    private void settle(int node, int value) {
        values[node] = (short) value;
        agenda.add(EndgameValues.plies(value), node);
    }
}
