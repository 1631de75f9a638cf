package om.hawalis.pairing;

import java.util.List;

/**
 * What is paired at one step: a score group and those moved down into it, with all that lies below. Contenders are
 * named by place, each list in order.
 *
 * @param moved moved-down players; they never meet each other
 * @param residents the score group
 * @param next the score group below; empty at the last
 * @param rest everybody below that
 */
record Bracket(List<Integer> moved, List<Integer> residents, List<Integer> next, List<Integer> rest) {
    Bracket {
        moved = List.copyOf(moved);
        residents = List.copyOf(residents);
        next = List.copyOf(next);
        rest = List.copyOf(rest);
    }

    int size() {
        return moved.size() + residents.size();
    }
}
