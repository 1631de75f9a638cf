package om.hawalis.account;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import om.hawalis.player.PlayerId;
import om.hawalis.security.AccountId;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import org.jspecify.annotations.Nullable;

@Entity
class Account {
    @Id
    private UUID id;

    private String login;

    @Column(name = "display_name")
    private String displayName;

    @Column(name = "password_hash")
    private @Nullable String passwordHash;

    @Column(name = "player_id")
    private @Nullable UUID playerId;

    /** Raised to end every session that began under an earlier one. */
    private int epoch;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "disabled_at")
    private @Nullable Instant disabledAt;

    @ElementCollection(fetch = FetchType.EAGER)
    @CollectionTable(name = "account_role", joinColumns = @JoinColumn(name = "account_id"))
    @Column(name = "role")
    @Enumerated(EnumType.STRING)
    private Set<Role> roles = EnumSet.noneOf(Role.class);

    @Version
    private int version;

    protected Account() {}

    Account(AccountForm form, Instant createdAt) {
        this.id = UUID.randomUUID();
        this.login = form.login().value();
        this.displayName = form.displayName();
        this.createdAt = createdAt;
        this.roles = new java.util.HashSet<>(form.roles());
        this.playerId = form.player().map(PlayerId::value).orElse(null);
    }

    void chooses(String passwordHash) {
        this.passwordHash = passwordHash;
        endSessions();
    }

    void endSessions() {
        epoch++;
    }

    void grant(Set<Role> roles) {
        this.roles.retainAll(roles);
        this.roles.addAll(roles);
    }

    void isPlayer(Optional<PlayerId> player) {
        this.playerId = player.map(PlayerId::value).orElse(null);
    }

    void disable(Instant at) {
        disabledAt = at;
        endSessions();
    }

    void enable() {
        disabledAt = null;
    }

    AccountId id() {
        return new AccountId(id);
    }

    boolean isDisabled() {
        return disabledAt != null;
    }

    Optional<String> passwordHash() {
        return Optional.ofNullable(passwordHash);
    }

    Optional<PlayerId> player() {
        return Optional.ofNullable(playerId).map(PlayerId::new);
    }

    SessionTicket ticket() {
        return new SessionTicket(id, epoch);
    }

    Identity.SignedIn identity() {
        return new Identity.SignedIn(id(), login, displayName, roles);
    }

    AccountSheet sheet() {
        return new AccountSheet(
                id(), login, displayName, Set.copyOf(roles), player(), passwordHash != null, isDisabled());
    }
}
