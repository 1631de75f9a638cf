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

    private Instant at;

    protected ReportStep() {}

    ReportStep(ReportId report, int version, ReportState state, Optional<String> reason, AccountId by, Instant at) {
        this.reportId = report.value();
        this.version = version;
        this.state = state;
        this.reason = reason.orElse(null);
        this.accountId = by.value();
        this.at = at;
    }

    ReportId report() {
        return new ReportId(reportId);
    }

    StepSheet sheet() {
        return new StepSheet(version, state, Optional.ofNullable(reason), new AccountId(accountId), at);
    }
}
