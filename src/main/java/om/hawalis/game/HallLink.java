package om.hawalis.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import om.hawalis.security.HeldLink;
import org.jspecify.annotations.Nullable;

/** A link on paper or in a message. Only what its secret hashes to is kept. */
@Entity
@Table(name = "hall_link")
class HallLink {
    @Id
    private UUID id;

    @Column(name = "secret_hash", updatable = false)
    private String secretHash;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Hand.Kind kind;

    @Column(name = "championship_id", updatable = false)
    private UUID championshipId;

    @Column(name = "board_id", updatable = false)
    private @Nullable UUID boardId;

    @Column(name = "entry_id", updatable = false)
    private @Nullable UUID entryId;

    @Column(name = "issued_by", updatable = false)
    private UUID issuedBy;

    @Column(name = "issued_at", updatable = false)
    private Instant issuedAt;

    @Column(name = "expires_at", updatable = false)
    private Instant expiresAt;

    @Column(name = "revoked_at")
    private @Nullable Instant revokedAt;

    @Column(name = "revoked_by")
    private @Nullable UUID revokedBy;

    protected HallLink() {}

    HallLink(
            ChampionshipId championship,
            LinkTarget target,
            Secret secret,
            AccountId by,
            Instant at,
            Instant expiresAt) {
        this.id = UUID.randomUUID();
        this.secretHash = secret.hash();
        this.kind = target.kind();
        this.championshipId = championship.value();
        switch (target) {
            case LinkTarget.ToBoard(var board) -> boardId = board.value();
            case LinkTarget.ToPlayer(var entry) -> entryId = entry.value();
        }
        this.issuedBy = by.value();
        this.issuedAt = at;
        this.expiresAt = expiresAt;
    }

    void revoke(AccountId by, Instant at) {
        if (revokedAt != null) return;
        revokedAt = at;
        revokedBy = by.value();
    }

    boolean isOpen(Instant at) {
        return revokedAt == null && at.isBefore(expiresAt);
    }

    LinkTarget target() {
        return boardId == null
                ? new LinkTarget.ToPlayer(new EntryId(Objects.requireNonNull(entryId)))
                : new LinkTarget.ToBoard(new BoardId(boardId));
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    HeldLink held() {
        return new HeldLink(id, kind, new AccountId(issuedBy));
    }

    LinkSheet sheet() {
        return new LinkSheet(new LinkId(id), championship(), target(), new AccountId(issuedBy), issuedAt, expiresAt);
    }
}
