package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;
import om.hawalis.security.Hand;
import om.hawalis.security.NotAllowed;

/** Who may write a game down: the championship's officials, the two who play it, and whoever holds a link to the board. */
@Dependent
class Recorders {
    private static final Office[] OFFICES = {Office.SCORER, Office.ARBITER, Office.ORGANISER};

    private final Offices offices;
    private final Seats seats;
    private final Hands hands;
    private final Caller caller;

    @Inject
    Recorders(Offices offices, Seats seats, Hands hands, Caller caller) {
        this.offices = offices;
        this.seats = seats;
        this.hands = hands;
        this.caller = caller;
    }

    Hand require(BoardSheet board) {
        if (caller.account().isEmpty() && caller.links().isEmpty()) throw new NotAllowed(NotAllowed.Why.NOT_SIGNED_IN);
        var hand = find(board).orElseThrow(() -> Refusal.forbidden("game.not-recorder"));
        if (!board.isInPlay()) throw Refusal.conflict("game.championship-over");
        return hand;
    }

    /** An office or a seat before a link: who is known need not be taken for somebody else's scorer. */
    Optional<Hand> find(BoardSheet board) {
        return caller.account()
                .filter(account -> includes(account, board))
                .map(Hand::of)
                .or(() -> hands.byLink(board));
    }

    private boolean includes(AccountId account, BoardSheet board) {
        return offices.holds(board.championship(), account, OFFICES) || seats.sits(account, board);
    }
}
