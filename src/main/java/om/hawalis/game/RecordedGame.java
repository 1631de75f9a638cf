package om.hawalis.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;

/** A game that was opened: who plays it under which rules. What happens in it is in its facts; its row is their lock. */
@Entity
@Table(name = "game")
class RecordedGame {
    @Id
    private UUID id;

    @Column(name = "championship_id", updatable = false)
    private UUID championshipId;

    @Column(name = "board_id", updatable = false)
    private UUID boardId;

    @Column(updatable = false)
    private int number;

    @Column(name = "south_entry_id", updatable = false)
    private UUID southEntryId;

    @Column(name = "north_entry_id", updatable = false)
    private UUID northEntryId;

    @Column(name = "rule_set", updatable = false)
    private String ruleSet;

    @Column(name = "rule_set_version", updatable = false)
    private int ruleSetVersion;

    @Column(name = "opened_at", updatable = false)
    private Instant openedAt;

    protected RecordedGame() {}

    RecordedGame(BoardSheet board, int number, Instant openedAt) {
        this.id = UUID.randomUUID();
        this.championshipId = board.championship().value();
        this.boardId = board.id().value();
        this.number = number;
        this.southEntryId = board.southOf(number).id().value();
        this.northEntryId = board.northOf(number).id().value();
        this.ruleSet = board.ruleSet().id();
        this.ruleSetVersion = board.ruleSet().version();
        this.openedAt = openedAt;
    }

    GameId id() {
        return new GameId(id);
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    BoardId board() {
        return new BoardId(boardId);
    }

    int number() {
        return number;
    }

    EntryId south() {
        return new EntryId(southEntryId);
    }

    EntryId north() {
        return new EntryId(northEntryId);
    }

    RuleSet rules() {
        return RuleSets.find(ruleSet, ruleSetVersion)
                .orElseThrow(() -> new IllegalStateException("no rule set " + ruleSet + " " + ruleSetVersion));
    }
}
