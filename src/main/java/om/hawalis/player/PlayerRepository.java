package om.hawalis.player;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.platform.SearchText;

@Dependent
class PlayerRepository {
    private static final double LIKE_ENOUGH = 0.8;
    private static final int FEW = 4;
    private static final int START = 3;
    private static final String NOT_MERGED =
            "not exists (select 1 from PlayerMerge m where m.duplicateId = p.id and m.undoneAt is null)";

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
        var from = " from Player p where " + NOT_MERGED + " and " + String.join(" and ", where);
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

    /** By trigrams, so that slips of spelling are seen; and by the first words, so that a shortened name is. */
    private static final String ALIKE = """
        select t.n, p.id, max(word_similarity(t.words, p.search_text))
        from (select split_part(line, '|', 1) as n, split_part(line, '|', 2) as words, split_part(line, '|', 3) as start
              from unnest(string_to_array(?1, E'\\n')) line) t
        join player p on t.words <% p.search_text or p.search_text like '%' || t.start || '%'
        where not exists (select 1 from player_merge m where m.duplicate_id = p.id and m.undone_at is null)
        group by t.n, p.id order by 3 desc, p.id\
        """;

    /** The likeliest first, a few of each. */
    Map<Integer, List<PlayerSheet>> alike(Map<Integer, Name> names) {
        var lines = names.entrySet().stream()
                .flatMap(named ->
                        words(named.getValue()).map(words -> named.getKey() + "|" + words + "|" + start(words)))
                .collect(Collectors.joining("\n"));
        if (lines.isEmpty()) return Map.of();
        var alike = new HashMap<Integer, List<PlayerSheet>>();
        for (var row : entities.createNativeQuery(ALIKE, Object[].class)
                .setParameter(1, lines)
                .getResultList()) {
            var cells = (Object[]) row;
            var number = Integer.valueOf((String) cells[0]);
            var few = alike.computeIfAbsent(number, first -> new ArrayList<>());
            var player = find(new PlayerId((UUID) cells[1])).orElseThrow().sheet();
            var likeness = ((Number) cells[2]).doubleValue();
            if (few.size() < FEW && (likeness >= LIKE_ENOUGH || isPartOf(names.get(number), player.name())))
                few.add(player);
        }
        return alike;
    }

    private static String start(String words) {
        return words.split(" ").length < START
                ? words
                : Stream.of(words.split(" ")).limit(START).collect(Collectors.joining(" "));
    }

    private static boolean isPartOf(Name one, Name other) {
        return words(one).anyMatch(a -> words(other).anyMatch(b -> isPartOf(a, b) || isPartOf(b, a)));
    }

    /** Whether a name of two words or more is another one shortened. */
    private static boolean isPartOf(String shorter, String longer) {
        var words = List.of(shorter.split(" "));
        return words.size() > 1 && new HashSet<>(List.of(longer.split(" "))).containsAll(words);
    }

    private static Stream<String> words(Name name) {
        return Stream.of(name.latin(), name.arabic()).map(SearchText::of).filter(words -> !words.isEmpty());
    }
}
