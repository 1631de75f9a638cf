package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import om.hawalis.account.Accounts;
import om.hawalis.championship.BoardSheet;
import om.hawalis.game.Seats;
import om.hawalis.security.AccountId;

/** Which accounts belong to the two who play. */
@Dependent
class SeatedAccounts implements Seats {
    private final Accounts accounts;

    @Inject
    SeatedAccounts(Accounts accounts) {
        this.accounts = accounts;
    }

    @Override
    public boolean sits(AccountId account, BoardSheet board) {
        return accounts.playerOf(account)
                .filter(player -> player.equals(board.south().player())
                        || player.equals(board.north().player()))
                .isPresent();
    }
}
