package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.game.GameId;
import om.hawalis.platform.Refusal;

@Dependent
class CallRepository {
    private final EntityManager entities;

    @Inject
    CallRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(ArbiterCall call) {
        entities.persist(call);
    }

    ArbiterCall require(CallId id) {
        return Optional.ofNullable(entities.find(ArbiterCall.class, id.value()))
                .orElseThrow(() -> Refusal.unknown("call"));
    }

    /** The latest of a game, answered or not. */
    Optional<ArbiterCall> latest(GameId game) {
        return entities.createQuery(
                        "from ArbiterCall c where c.gameId = ?1 order by c.calledAt desc, c.id", ArbiterCall.class)
                .setParameter(1, game.value())
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    /** Those nobody has answered. */
    Map<GameId, CallSheet> open(List<GameId> games) {
        return entities.createQuery(
                        "from ArbiterCall c where c.gameId in ?1 and c.answeredAt is null", ArbiterCall.class)
                .setParameter(1, games.stream().map(GameId::value).toList())
                .getResultStream()
                .map(ArbiterCall::sheet)
                .collect(Collectors.toMap(CallSheet::game, Function.identity()));
    }
}
