package om.hawalis.game;

import om.hawalis.platform.Refusal;

/** What was asked of a game does not fit where it stands by now. */
public class StaleGame extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient GameSheet current;

    private StaleGame(String key, GameSheet current) {
        super(Kind.CONFLICT, key, current.ply());
        this.current = current;
    }

    /** Somebody recorded in the meantime. */
    static StaleGame movedOn(GameSheet current) {
        return new StaleGame("game.stale", current);
    }

    /** It takes no further ply. */
    static StaleGame over(GameSheet current) {
        return new StaleGame("game.over", current);
    }

    /** The game as it stands. */
    public GameSheet current() {
        return current;
    }
}
