package om.hawalis.verification;

import java.time.Instant;
import java.util.Optional;
import om.hawalis.game.GameId;

/**
 * A call from a board.
 *
 * @param answeredAt when an arbiter said that they come
 */
public record CallSheet(
        CallId id, GameId game, Optional<String> note, Instant calledAt, Optional<Instant> answeredAt) {}
