package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.EntryId;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

@Entity
@Immutable
@IdClass(DisputeRemark.Key.class)
@Table(name = "dispute_remark")
class DisputeRemark {
    private static final int LONGEST = 1000;

    record Key(UUID disputeId, int number) {}

    @Id
    @Column(name = "dispute_id")
    private UUID disputeId;

    @Id
    private int number;

    @Column(name = "entry_id")
    private @Nullable UUID entryId;

    private String words;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    private Instant at;

    protected DisputeRemark() {}

    DisputeRemark(DisputeId dispute, int number, Optional<EntryId> player, String words, Hand by, Instant at) {
        var said = words.strip();
        if (said.isEmpty() || said.length() > LONGEST) throw Refusal.malformed("dispute.words", LONGEST);
        this.disputeId = dispute.value();
        this.number = number;
        this.entryId = player.map(EntryId::value).orElse(null);
        this.words = said;
        this.accountId = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.at = at;
    }

    DisputeId dispute() {
        return new DisputeId(disputeId);
    }

    RemarkSheet sheet() {
        var by = new Hand(new AccountId(accountId), hand, Optional.ofNullable(linkId));
        return new RemarkSheet(number, Optional.ofNullable(entryId).map(EntryId::new), words, by, at);
    }
}
