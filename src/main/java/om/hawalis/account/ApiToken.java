package om.hawalis.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A secret with which a program acts for an account. */
@Entity
@Table(name = "api_token")
class ApiToken {
    @Id
    private UUID id;

    @Column(name = "secret_hash")
    private String secretHash;

    @Column(name = "account_id")
    private UUID accountId;

    private String label;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "expires_at")
    private Instant expiresAt;

    @Column(name = "revoked_at")
    private @Nullable Instant revokedAt;

    protected ApiToken() {}

    ApiToken(Secret secret, AccountId account, String label, Instant at, Duration valid) {
        this.id = UUID.randomUUID();
        this.secretHash = secret.hash();
        this.accountId = account.value();
        this.label = label;
        this.createdAt = at;
        this.expiresAt = at.plus(valid);
    }

    void revoke(Instant at) {
        if (revokedAt == null) revokedAt = at;
    }

    AccountId account() {
        return new AccountId(accountId);
    }

    TokenSheet sheet() {
        return new TokenSheet(id, label, createdAt, expiresAt, revokedAt != null);
    }
}
