package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Query;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;

/** Reads in which championships somebody played, or a club was the host: those the public sees, the latest first. */
@Query
public class Participations {
    private final EntityManager entities;
    private final Championships championships;
    private final Players players;

    @Inject
    public Participations(EntityManager entities, Championships championships, Players players) {
        this.entities = entities;
        this.players = players;
        this.championships = championships;
    }

    /** Under whichever of their registrations they entered. */
    @PermitAll
    public List<Participation> of(PlayerId player) {
        var identities = players.identities(player);
        return ids(
                        "select c.id from Championship c join Entry e on e.championshipId = c.id"
                                + " where e.playerId in ?1 and c.startedAt is not null order by c.firstDay desc, c.id",
                        identities.stream().map(PlayerId::value).toList())
                .stream()
                .map(championship -> of(identities, championship))
                .toList();
    }

    private Participation of(Set<PlayerId> identities, ChampionshipId championship) {
        var entrant = championships.entrants(championship).stream()
                .filter(one -> identities.contains(one.player()))
                .findFirst()
                .orElseThrow();
        return new Participation(championships.sheet(championship), entrant);
    }

    @PermitAll
    public List<ChampionshipSheet> hostedBy(ClubId club) {
        return ids(
                        "select c.id from Championship c where c.clubId = ?1 and c.startedAt is not null"
                                + " and c.archivedAt is null order by c.firstDay desc, c.id",
                        club.value())
                .stream()
                .map(championships::sheet)
                .toList();
    }

    private List<ChampionshipId> ids(String query, Object of) {
        return entities.createQuery(query, UUID.class)
                .setParameter(1, of)
                .getResultStream()
                .map(ChampionshipId::new)
                .toList();
    }
}
