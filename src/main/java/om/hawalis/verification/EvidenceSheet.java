package om.hawalis.verification;

import java.time.Instant;
import om.hawalis.game.GameId;
import om.hawalis.security.Hand;

/** A photograph of a score sheet, without the picture itself. */
public record EvidenceSheet(EvidenceId id, GameId game, int width, int height, Hand hand, Instant takenIn) {}
