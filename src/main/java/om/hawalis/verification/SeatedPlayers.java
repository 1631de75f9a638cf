package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.stream.Stream;
import om.hawalis.account.Accounts;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.game.Hands;
import om.hawalis.platform.Refusal;
import om.hawalis.player.Players;
import om.hawalis.security.Caller;
import om.hawalis.security.Hand;

/** Which of the two who play is asking: by account, or by the private link in hand. */
@Dependent
class SeatedPlayers {
    private final Accounts accounts;
    private final Players players;
    private final Hands hands;
    private final Caller caller;

    @Inject
    SeatedPlayers(Accounts accounts, Players players, Hands hands, Caller caller) {
        this.accounts = accounts;
        this.players = players;
        this.hands = hands;
        this.caller = caller;
    }

    SeatedPlayer require(BoardSheet board) {
        return find(board).orElseThrow(() -> Refusal.forbidden("dispute.not-player"));
    }

    Optional<SeatedPlayer> find(BoardSheet board) {
        return byAccount(board).or(() -> byLink(board));
    }

    private Optional<SeatedPlayer> byAccount(BoardSheet board) {
        return caller.account()
                .flatMap(account -> accounts.playerOf(account)
                        .map(players::identities)
                        .flatMap(same -> entrants(board)
                                .filter(entrant -> same.contains(entrant.player()))
                                .findFirst())
                        .map(entrant -> new SeatedPlayer(entrant.id(), Hand.of(account))));
    }

    private Optional<SeatedPlayer> byLink(BoardSheet board) {
        return entrants(board)
                .map(EntrantSheet::id)
                .flatMap(entry -> hands.ofPlayer(entry).map(hand -> new SeatedPlayer(entry, hand)).stream())
                .findFirst();
    }

    private static Stream<EntrantSheet> entrants(BoardSheet board) {
        return Stream.of(board.south(), board.north());
    }

    Optional<EntryId> entry(BoardSheet board) {
        return find(board).map(SeatedPlayer::entry);
    }
}
