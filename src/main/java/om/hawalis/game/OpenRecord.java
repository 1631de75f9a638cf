package om.hawalis.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.security.Hand;

/** The record of one locked game, in the hand of one person. */
final class OpenRecord {
    private final GameRepository games;
    private final RecordedGame game;
    private final BoardSheet board;
    private final Hand by;
    private final Instant now;
    private GameRecord record;

    OpenRecord(GameRepository games, RecordedGame game, BoardSheet board, Hand by, Instant now) {
        this.games = games;
        this.game = game;
        this.board = board;
        this.by = by;
        this.now = now;
        this.record = games.record(game);
    }

    GameId id() {
        return game.id();
    }

    ChampionshipId championship() {
        return game.championship();
    }

    GameRecord record() {
        return record;
    }

    Hand by() {
        return by;
    }

    void append(Fact fact, Optional<String> key) {
        append(List.of(fact), key);
    }

    /** Several at once; the key stands with the last, whose revision answers the request. */
    void append(List<? extends Fact> facts, Optional<String> key) {
        for (var fact : facts) {
            var last = fact == facts.getLast();
            var entered = new Entered(record.revision() + 1, fact, by, now, last ? key : Optional.empty());
            games.add(game.id(), entered);
            record = record.with(entered);
        }
    }

    void requireRevision(int revision) {
        if (revision != record.revision()) throw StaleGame.movedOn(sheet());
    }

    void requirePly(int ply) {
        if (ply != record.game().length() + 1) throw StaleGame.movedOn(sheet());
    }

    void requireOpen() {
        if (record.state() == GameState.OVER) throw StaleGame.over(sheet());
    }

    /** Whether that fact came from this person, who then saw that revision. */
    boolean isBy(Entered fact, int seen) {
        return fact.by().equals(by) && fact.revision() == seen + 1;
    }

    GameSheet sheet() {
        return GameSheets.of(game, board, record);
    }

    /** The game as it was when that fact was new. */
    GameSheet asOf(Entered fact) {
        return GameSheets.of(game, board, record.asOf(fact));
    }
}
