package om.hawalis.game;

import om.hawalis.platform.Refusal;

/** The game is over, and takes no further ply. */
public class GameOver extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient GameSheet current;

    GameOver(GameSheet current) {
        super(Kind.CONFLICT, "game.over");
        this.current = current;
    }

    /** The game as it stands. */
    public GameSheet current() {
        return current;
    }
}
