package om.hawalis.pairing;

/**
 * Contenders counted by kind, and apart from that those among them who may move down. A chain tells both: kinds first
 * for those who stay, then again for those who may move down.
 */
final class Pool {
    static final int CHAINS = 2 * Kinds.COUNT;

    private final Kinds all = new Kinds();
    private final Kinds movable = new Kinds();

    static int chain(int kind, boolean movable) {
        return movable ? kind + Kinds.COUNT : kind;
    }

    static int kind(int chain) {
        return chain % Kinds.COUNT;
    }

    void count(int chain, int amount) {
        all.add(kind(chain), amount);
        if (chain >= Kinds.COUNT) movable.add(kind(chain), amount);
    }

    Kinds all() {
        return all;
    }

    /** What is asked of the pool without the one who moves down. */
    interface Question {
        boolean holds();
    }

    /** Whether something holds for some choice of the one who moves down. */
    boolean forSomeMover(Question question) {
        for (var kind = 0; kind < Kinds.COUNT; kind++)
            if (movable.get(kind) > 0) {
                all.add(kind, -1);
                var holds = question.holds();
                all.add(kind, 1);
                if (holds) return true;
            }
        return false;
    }
}
