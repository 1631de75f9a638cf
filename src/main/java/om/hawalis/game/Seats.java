package om.hawalis.game;

import om.hawalis.championship.BoardSheet;
import om.hawalis.security.AccountId;

/**
 * Whether somebody with an account plays at a board. Games know no accounts of players; {@code verification}, which does,
 * answers.
 */
public interface Seats {
    boolean sits(AccountId account, BoardSheet board);
}
