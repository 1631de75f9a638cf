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
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** What became of a report, by whom and when. */
@Entity
@Immutable
@IdClass(ReportStep.Key.class)
@Table(name = "report_step")
class ReportStep {
    record Key(UUID reportId, int version) {}

    @Id
    @Column(name = "report_id")
    private UUID reportId;

    @Id
    private int version;

    @Enumerated(EnumType.STRING)
    private ReportState state;

    private @Nullable String reason;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    private Instant at;

    protected ReportStep() {}

    ReportStep(ReportId report, int version, ReportState state, Optional<String> reason, Hand by, Instant at) {
        this.reportId = report.value();
        this.version = version;
        this.state = state;
        this.reason = reason.orElse(null);
        this.accountId = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.at = at;
    }

    ReportId report() {
        return new ReportId(reportId);
    }

    StepSheet sheet() {
        var by = new Hand(new AccountId(accountId), hand, Optional.ofNullable(linkId));
        return new StepSheet(version, state, Optional.ofNullable(reason), by, at);
    }
}
