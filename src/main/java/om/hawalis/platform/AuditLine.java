package om.hawalis.platform;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "audit_line")
class AuditLine {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private long id;

    private Instant at;

    @Column(name = "account_id")
    private @Nullable UUID accountId;

    private String caller;

    @Column(name = "use_case")
    private String useCase;

    private String subject;
    private String outcome;
    private String detail;

    protected AuditLine() {}

    AuditLine(
            Instant at,
            @Nullable UUID accountId,
            String caller,
            String useCase,
            String subject,
            String outcome,
            String detail) {
        this.at = at;
        this.accountId = accountId;
        this.caller = caller;
        this.useCase = useCase;
        this.subject = subject;
        this.outcome = outcome;
        this.detail = detail;
    }
}
