package om.hawalis.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.engine.Fingerprint;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Result;
import om.hawalis.engine.Side;
import om.hawalis.engine.Tag;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;

/**
 * A game as everybody may see it.
 *
 * @param number which game of the board, from 1
 * @param revision how many facts it rests on
 * @param game the plies that stand, replayed
 * @param said what was declared of its end, where that still holds
 * @param setAside why its record proves nothing, where an arbiter decided so
 * @param recordedBy every hand that entered a ply, also one undone later
 * @param mayBeReported false where it was never over, so that nothing can have been reported of it
 */
public record GameSheet(
        GameId id,
        BoardSheet board,
        int number,
        int revision,
        GameState state,
        Game game,
        Optional<DeclaredResult> said,
        Optional<String> setAside,
        Set<Hand> recordedBy,
        boolean mayBeReported) {

    public GameSheet {
        recordedBy = Set.copyOf(recordedBy);
    }

    /**
     * How a game ended, as far as its own record says.
     *
     * @param basis proven where the moves show it
     */
    public record End(Ending ending, Result result, Basis basis) {}

    public EntrantSheet south() {
        return board.southOf(number);
    }

    public EntrantSheet north() {
        return board.northOf(number);
    }

    /** Plies that stand. */
    public int ply() {
        return game.length();
    }

    /** What may be played now. */
    public List<Hole> legal() {
        return state == GameState.OVER ? List.of() : game.legalMoves();
    }

    /** Whose turn it is; nobody's once the game is over. */
    public Optional<Side> toMove() {
        return state == GameState.OVER
                ? Optional.empty()
                : Optional.of(game.position().toMove());
    }

    /** What the moves prove; nothing while the game goes on, or once the record is set aside. */
    public Optional<End> proven() {
        if (setAside.isPresent()) return Optional.empty();
        return game.verdict().map(verdict -> new End(Ending.of(verdict.kind()), verdict.result(), Basis.PROVEN));
    }

    /** How it ended: what the moves prove, else what was declared. */
    public Optional<End> end() {
        return proven().or(() -> said.map(s -> new End(s.ending(), s.result(), Basis.DECLARED)));
    }

    /** The whole game in canonical notation. */
    public String notation() {
        var tags = new LinkedHashMap<String, String>();
        tags.put(Tag.SOUTH.written(), south().name().in("en"));
        tags.put(Tag.NORTH.written(), north().name().in("en"));
        tags.put(Tag.EVENT.written(), board.championshipName().in("en"));
        tags.put(Tag.ROUND.written(), String.valueOf(board.roundNumber()));
        tags.put(Tag.BOARD.written(), String.valueOf(board.number()));
        end().ifPresent(end -> {
            tags.put(Tag.RESULT.written(), end.result().text());
            if (end.ending().isSaid())
                tags.put(Tag.TERMINATION.written(), end.ending().name());
        });
        return Notation.write(tags, game);
    }

    /** What anyone can check the moves by, where they prove the result. */
    public Optional<Fingerprint> fingerprint() {
        return proven().map(end -> Fingerprint.of(game));
    }

    /** Whether somebody entered a ply, or issued the scorer's link by which one was. */
    public boolean isRecordedBy(AccountId account) {
        return recordedBy.stream().anyMatch(hand -> hand.isOf(account));
    }

    /** Whether the moves prove another result than this. */
    public boolean contradicts(Result result) {
        return proven().filter(end -> end.result() != result).isPresent();
    }
}
