package om.hawalis.verification;

import java.time.Instant;
import java.util.Optional;
import om.hawalis.championship.EntryId;
import om.hawalis.security.Hand;

/**
 * Something said in a dispute.
 *
 * @param player which of the two who play said it; nobody where an official did
 */
public record RemarkSheet(int number, Optional<EntryId> player, String words, Hand hand, Instant at) {}
