package om.hawalis.verification;

import om.hawalis.championship.EntryId;
import om.hawalis.security.Hand;

/**
 * One of the two who play a game, as whoever asks.
 *
 * @param hand theirs, by account or by their private link
 */
record SeatedPlayer(EntryId entry, Hand hand) {}
