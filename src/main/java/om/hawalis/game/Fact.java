package om.hawalis.game;

import om.hawalis.platform.Refusal;

/** Something that was said of a game; nothing said is ever taken out again. */
sealed interface Fact {

    /**
     * A hole was played.
     *
     * @param ply 1 for the first
     * @param hole its ring index; whose ring, the replay tells
     */
    record Ply(int ply, int hole) implements Fact {}

    /** The last ply was taken back. */
    record Undo(int ply) implements Fact {}

    /** The game was said to be over. */
    record EndingSaid(DeclaredResult declared) implements Fact {}

    /** What was said of its end does not hold: the game goes on. */
    record EndingWithdrawn() implements Fact {}

    /** An arbiter decided that the record proves nothing. */
    record SetAside(String reason) implements Fact {
        private static final int LONGEST = 500;

        public SetAside {
            reason = reason.strip();
            if (reason.isEmpty() || reason.length() > LONGEST) throw Refusal.malformed("reason", LONGEST);
        }
    }
}
