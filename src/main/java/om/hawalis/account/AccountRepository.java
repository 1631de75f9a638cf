package om.hawalis.account;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Secret;
import om.hawalis.player.PlayerId;
import om.hawalis.security.AccountId;

@Dependent
class AccountRepository {
    private final EntityManager entities;

    @Inject
    AccountRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Object accountInvitationOrToken) {
        entities.persist(accountInvitationOrToken);
        entities.flush();
    }

    Optional<Account> find(AccountId id) {
        return Optional.ofNullable(entities.find(Account.class, id.value()));
    }

    Optional<Account> find(Login login) {
        return entities.createQuery("from Account a where a.login = ?1", Account.class)
                .setParameter(1, login.value())
                .getResultStream()
                .findFirst();
    }

    Optional<Account> of(PlayerId player) {
        return entities.createQuery("from Account a where a.playerId = ?1", Account.class)
                .setParameter(1, player.value())
                .getResultStream()
                .findFirst();
    }

    List<Account> all() {
        return entities.createQuery("from Account a order by a.login", Account.class)
                .getResultList();
    }

    boolean isEmpty() {
        return entities.createQuery("select count(a) from Account a", Long.class)
                        .getSingleResult()
                == 0;
    }

    /** Two first visitors at once: the second waits here and then finds an account. */
    void lockSetUp() {
        entities.createNativeQuery("select pg_advisory_xact_lock(7265686177616169)")
                .getResultList();
    }

    Optional<Invitation> invitation(Secret secret) {
        return Optional.ofNullable(entities.find(Invitation.class, secret.hash(), LockModeType.PESSIMISTIC_WRITE));
    }

    List<Invitation> openInvitations(AccountId account) {
        return entities.createQuery(
                        "from Invitation i where i.accountId = ?1 and i.usedAt is null and i.revokedAt is null",
                        Invitation.class)
                .setParameter(1, account.value())
                .getResultList();
    }

    Optional<Account> owner(Secret token, Instant now) {
        return entities.createQuery(
                        "select a from ApiToken t join Account a on a.id = t.accountId"
                                + " where t.secretHash = ?1 and t.revokedAt is null and t.expiresAt > ?2",
                        Account.class)
                .setParameter(1, token.hash())
                .setParameter(2, now)
                .getResultStream()
                .findFirst();
    }

    List<ApiToken> tokens(AccountId account) {
        return entities.createQuery("from ApiToken t where t.accountId = ?1 order by t.createdAt desc", ApiToken.class)
                .setParameter(1, account.value())
                .getResultList();
    }

    Optional<ApiToken> token(UUID id) {
        return Optional.ofNullable(entities.find(ApiToken.class, id));
    }
}
