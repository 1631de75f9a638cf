package om.hawalis.club;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.SearchText;
import om.hawalis.platform.Slug;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;

/** Reads clubs and who is in them. */
@Query
public class Clubs {
    private final ClubRepository clubs;
    private final Players players;
    private final Clock clock;

    @Inject
    public Clubs(ClubRepository clubs, Players players, Clock clock) {
        this.clubs = clubs;
        this.players = players;
        this.clock = clock;
    }

    @PermitAll
    public Page<ClubSheet> search(String query, Page.Request page) {
        var found = clubs.search(query, page);
        var counts = clubs.memberCounts(
                found.rows().stream().map(club -> club.id().value()).toList(), today());
        return found.map(club -> club.sheet(counts.getOrDefault(club.id(), 0L)));
    }

    /** Every club, by name. */
    @PermitAll
    public List<ClubSheet> all() {
        var found = clubs.all();
        var counts =
                clubs.memberCounts(found.stream().map(club -> club.id().value()).toList(), today());
        return found.stream()
                .map(club -> club.sheet(counts.getOrDefault(club.id(), 0L)))
                .toList();
    }

    @PermitAll
    public ClubSheet sheet(ClubId id) {
        return sheet(clubs.find(id));
    }

    @PermitAll
    public ClubSheet sheet(Slug slug) {
        return sheet(clubs.find(slug));
    }

    private ClubSheet sheet(Optional<Club> club) {
        var found = club.orElseThrow(() -> Refusal.unknown("club"));
        return found.sheet(
                clubs.memberCounts(List.of(found.id().value()), today()).getOrDefault(found.id(), 0L));
    }

    @PermitAll
    public List<MemberSheet> members(ClubId id) {
        var members = new LinkedHashMap<PlayerId, MemberSheet>();
        for (var membership : clubs.members(id, today())) {
            var player = players.sheet(membership.player());
            members.putIfAbsent(player.id(), new MemberSheet(player, membership.since()));
        }
        return members.values().stream()
                .sorted(Comparator.comparing(m -> m.player().name().searchText()))
                .toList();
    }

    /** The club a player belongs to on that day, under whichever of their registrations. */
    @PermitAll
    public Optional<ClubSheet> of(PlayerId player, LocalDate day) {
        return players.identities(player).stream()
                .flatMap(one -> clubs.membership(one, day).stream())
                .findFirst()
                .map(m -> sheet(m.club()));
    }

    /** What a club was called before, the latest first. */
    @PermitAll
    public List<FormerNameSheet> formerNames(ClubId id) {
        return clubs.formerNames(id).stream().map(FormerName::sheet).toList();
    }

    /** In which clubs a player was and is, the latest first, under whichever of their registrations. */
    @PermitAll
    public List<MembershipSheet> history(PlayerId player) {
        return clubs.memberships(players.identities(player)).stream()
                .map(m -> new MembershipSheet(sheet(m.club()), m.since(), m.until()))
                .toList();
    }

    /** The clubs that players belong to on that day; who is in none has no entry. */
    @PermitAll
    public Map<PlayerId, ClubSheet> of(Set<PlayerId> some, LocalDate day) {
        var sheets = new HashMap<ClubId, ClubSheet>();
        return clubs.memberships(some, day).stream()
                .collect(Collectors.toMap(
                        Membership::player, m -> sheets.computeIfAbsent(m.club(), id -> sheet(clubs.find(id)))));
    }

    /** Which clubs are called so, in either script and however it is spelt; unknown names have no entry. */
    @PermitAll
    public Map<String, ClubSheet> called(Set<String> names) {
        var known = new HashMap<String, Club>();
        for (var club : clubs.all())
            Stream.of(club.name().latin(), club.name().arabic())
                    .map(SearchText::of)
                    .filter(text -> !text.isEmpty())
                    .forEach(text -> known.putIfAbsent(text, club));
        return names.stream()
                .filter(name -> known.containsKey(SearchText.of(name)))
                .collect(Collectors.toMap(
                        Function.identity(), name -> sheet(Optional.of(known.get(SearchText.of(name))))));
    }

    private LocalDate today() {
        return LocalDate.now(clock);
    }
}
