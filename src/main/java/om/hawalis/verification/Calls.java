package om.hawalis.verification;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.game.GameId;
import om.hawalis.platform.Query;

/** Reads calls for an arbiter. */
@Query
public class Calls {
    private final CallRepository calls;

    @Inject
    public Calls(CallRepository calls) {
        this.calls = calls;
    }

    /** The latest of a game: whether somebody has called, and whether an arbiter comes. */
    @PermitAll
    public Optional<CallSheet> latest(GameId game) {
        return calls.latest(game).map(ArbiterCall::sheet);
    }
}
