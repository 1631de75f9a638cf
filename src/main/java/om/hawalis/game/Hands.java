package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.security.Caller;
import om.hawalis.security.Hand;
import om.hawalis.security.HeldLink;
import om.hawalis.security.NotAllowed;

/** In whose name whoever asks writes at a board: their own, where they are signed in; else that of the link which opens it. */
@Dependent
public class Hands {
    private final LinkRepository links;
    private final Caller caller;

    @Inject
    Hands(LinkRepository links, Caller caller) {
        this.links = links;
        this.caller = caller;
    }

    public Hand require(BoardSheet board) {
        return caller.account()
                .map(Hand::of)
                .or(() -> byLink(board))
                .orElseThrow(() -> new NotAllowed(NotAllowed.Why.NOT_SIGNED_IN));
    }

    /** A link in hand that opens this board. */
    public Optional<Hand> byLink(BoardSheet board) {
        return caller.links().stream()
                .filter(held -> links.find(held.id())
                        .filter(link -> link.target().opens(board))
                        .isPresent())
                .map(HeldLink::hand)
                .findFirst();
    }

    /** The private link of that entrant, where the caller has it in hand. */
    public Optional<Hand> ofPlayer(EntryId entry) {
        var wanted = new LinkTarget.ToPlayer(entry);
        return caller.links().stream()
                .filter(held -> links.find(held.id())
                        .filter(link -> link.target().equals(wanted))
                        .isPresent())
                .map(HeldLink::hand)
                .findFirst();
    }
}
