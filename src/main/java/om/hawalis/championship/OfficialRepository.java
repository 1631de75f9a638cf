package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.hibernate.exception.ConstraintViolationException;

@Dependent
class OfficialRepository {
    private static final String KNOWN_ACCOUNT = "official_known_account";

    private final EntityManager entities;

    @Inject
    OfficialRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Official official) {
        try {
            entities.persist(official);
            entities.flush();
        } catch (ConstraintViolationException violated) {
            if (KNOWN_ACCOUNT.equals(violated.getConstraintName())) throw Refusal.unknown("account");
            throw violated;
        }
    }

    /** Who holds an office now, by office and appointment. */
    List<Official> of(ChampionshipId championship) {
        return entities.createQuery(
                        "from Official o where o.championshipId = ?1 and o.dismissedAt is null"
                                + " order by o.office, o.appointedAt, o.id",
                        Official.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    Optional<Official> find(ChampionshipId championship, AccountId account, Office office) {
        return of(championship).stream()
                .filter(official -> official.holds(account, office))
                .findFirst();
    }
}
