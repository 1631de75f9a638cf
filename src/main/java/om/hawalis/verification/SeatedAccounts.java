package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import om.hawalis.account.Accounts;
import om.hawalis.championship.BoardSheet;
import om.hawalis.game.Seats;
import om.hawalis.player.Players;
import om.hawalis.security.AccountId;

/** Which accounts belong to the two who play. */
@Dependent
class SeatedAccounts implements Seats {
    private final Accounts accounts;
    private final Players players;

    @Inject
    SeatedAccounts(Accounts accounts, Players players) {
        this.accounts = accounts;
        this.players = players;
    }

    @Override
    public boolean sits(AccountId account, BoardSheet board) {
        return accounts.playerOf(account)
                .map(players::identities)
                .filter(same -> same.contains(board.south().player())
                        || same.contains(board.north().player()))
                .isPresent();
    }
}
