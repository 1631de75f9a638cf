package om.hawalis.pairing;

import java.util.Arrays;

/** Contenders in order, each in one of some chains; who is taken leaves the chain, and comes back in reverse order. */
final class Lineup {
    private static final int END = Integer.MAX_VALUE;

    private final int[] chains;
    private final int[] next;
    private final int[] previous;
    private final int[] head;

    /** @param chains the chain of each, in order */
    Lineup(int[] chains, int count) {
        this.chains = chains;
        this.next = new int[chains.length];
        this.previous = new int[chains.length];
        this.head = new int[count];
        Arrays.fill(head, END);
        for (var i = chains.length - 1; i >= 0; i--) {
            next[i] = head[chains[i]];
            previous[i] = -1;
            if (next[i] != END) previous[next[i]] = i;
            head[chains[i]] = i;
        }
    }

    int chains() {
        return head.length;
    }

    int chain(int member) {
        return chains[member];
    }

    int first(int chain) {
        return head[chain];
    }

    int after(int member) {
        return next[member];
    }

    static boolean ended(int member) {
        return member == END;
    }

    void take(int member) {
        if (previous[member] >= 0) next[previous[member]] = next[member];
        else head[chains[member]] = next[member];
        if (next[member] != END) previous[next[member]] = previous[member];
    }

    void putBack(int member) {
        if (previous[member] >= 0) next[previous[member]] = member;
        else head[chains[member]] = member;
        if (next[member] != END) previous[next[member]] = member;
    }

    /** The first who is left. */
    int foremost() {
        var foremost = END;
        for (var member : head) foremost = Math.min(foremost, member);
        return foremost;
    }
}
