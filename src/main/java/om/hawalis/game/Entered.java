package om.hawalis.game;

import java.time.Instant;
import java.util.Optional;
import om.hawalis.security.Hand;

/**
 * A fact with whose hand entered it and when.
 *
 * @param revision how many facts the game has with this one
 * @param key of the request that brought it, where it had one
 */
record Entered(int revision, Fact fact, Hand by, Instant at, Optional<String> key) {}
