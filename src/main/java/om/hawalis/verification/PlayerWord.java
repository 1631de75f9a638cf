package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.championship.EntryId;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

@Entity
@Immutable
@Table(name = "player_word")
class PlayerWord {
    @Id
    private UUID id;

    @Column(name = "report_id")
    private UUID reportId;

    @Column(name = "entry_id")
    private UUID entryId;

    private boolean agrees;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    @Column(name = "said_at")
    private Instant saidAt;

    protected PlayerWord() {}

    PlayerWord(ReportId report, SeatedPlayer player, boolean agrees, Instant at) {
        this.id = UUID.randomUUID();
        this.reportId = report.value();
        this.entryId = player.entry().value();
        this.agrees = agrees;
        this.accountId = player.hand().account().value();
        this.hand = player.hand().kind();
        this.linkId = player.hand().link().orElse(null);
        this.saidAt = at;
    }

    WordSheet sheet() {
        return new WordSheet(new ReportId(reportId), new EntryId(entryId), agrees, saidAt);
    }
}
