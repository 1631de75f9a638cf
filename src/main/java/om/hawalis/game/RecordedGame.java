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
import org.hibernate.annotations.Immutable;

/** A game that was opened: who plays it under which rules. What happens in it is in its facts; its row is their lock. */
@Entity
@Immutable
@Table(name = "game")
class RecordedGame {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Column(name = "board_id")
    private UUID boardId;

    private int number;

    @Column(name = "south_entry_id")
    private UUID southEntryId;

    @Column(name = "north_entry_id")
    private UUID northEntryId;

    @Column(name = "rule_set")
    private String ruleSet;

    @Column(name = "rule_set_version")
    private int ruleSetVersion;

    @Column(name = "opened_at")
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
        this.ruleSetVersion = Integer.parseInt(board.ruleSet().version());
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
