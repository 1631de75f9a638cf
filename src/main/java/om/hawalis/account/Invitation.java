package om.hawalis.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A one-time link to choose a password. */
@Entity
class Invitation {
    static final Duration VALID = Duration.ofDays(7);

    @Id
    @Column(name = "secret_hash")
    private String secretHash;

    @Column(name = "account_id")
    private UUID accountId;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "expires_at")
    private Instant expiresAt;

    @Column(name = "used_at")
    private @Nullable Instant usedAt;

    @Column(name = "revoked_at")
    private @Nullable Instant revokedAt;

    protected Invitation() {}

    Invitation(Secret secret, AccountId account, Instant at) {
        this.secretHash = secret.hash();
        this.accountId = account.value();
        this.createdAt = at;
        this.expiresAt = at.plus(VALID);
    }

    void use(Instant at) {
        requireOpen(at);
        usedAt = at;
    }

    void revoke(Instant at) {
        revokedAt = at;
    }

    void requireOpen(Instant at) {
        if (usedAt != null || revokedAt != null || !at.isBefore(expiresAt)) throw Refusal.gone("invitation.gone");
    }

    AccountId account() {
        return new AccountId(accountId);
    }
}
