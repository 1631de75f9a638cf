package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** Who may write a game down: the championship's officials, and the two who play it. */
@Dependent
class Recorders {
    private static final Office[] OFFICES = {Office.SCORER, Office.ARBITER, Office.ORGANISER};

    private final Offices offices;
    private final Seats seats;
    private final Caller caller;

    @Inject
    Recorders(Offices offices, Seats seats, Caller caller) {
        this.offices = offices;
        this.seats = seats;
        this.caller = caller;
    }

    AccountId require(BoardSheet board) {
        var account = caller.requireAccount();
        if (!includes(account, board)) throw Refusal.forbidden("game.not-recorder");
        if (!board.isInPlay()) throw Refusal.conflict("game.championship-over");
        return account;
    }

    boolean includes(AccountId account, BoardSheet board) {
        return offices.holds(board.championship(), account, OFFICES) || seats.sits(account, board);
    }
}
