package om.hawalis.player;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import om.hawalis.platform.Page;
import om.hawalis.platform.SearchText;

@Dependent
class PlayerRepository {
    private final EntityManager entities;

    @Inject
    PlayerRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Player player) {
        entities.persist(player);
    }

    Optional<Player> find(PlayerId id) {
        return Optional.ofNullable(entities.find(Player.class, id.value()));
    }

    /** Players whose name, in either script, contains every word. */
    Page<Player> search(String query, Page.Request request) {
        var words = List.of(SearchText.of(query).split(" "));
        var where = words.stream()
                .map(w -> "p.searchText like ?" + (words.indexOf(w) + 1))
                .distinct()
                .toList();
        var from = " from Player p where " + String.join(" and ", where);
        var rows = entities.createQuery("select p" + from + " order by p.searchText, p.id", Player.class);
        var count = entities.createQuery("select count(p)" + from, Long.class);
        for (var word : words) {
            rows.setParameter(words.indexOf(word) + 1, "%" + word + "%");
            count.setParameter(words.indexOf(word) + 1, "%" + word + "%");
        }
        return new Page<>(
                rows.setFirstResult(request.offset())
                        .setMaxResults(request.size())
                        .getResultList(),
                count.getSingleResult(),
                request);
    }
}
