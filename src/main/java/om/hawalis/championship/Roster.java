package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;
import om.hawalis.security.Caller;

/** Writes players into a championship under the next numbers; its lock is held by whoever calls. */
@Dependent
class Roster {
    private static final int FROM_THE_START = 1;

    private final EntryRepository entries;
    private final Players players;
    private final Clubs clubs;
    private final Caller caller;
    private final Clock clock;

    @Inject
    Roster(EntryRepository entries, Players players, Clubs clubs, Caller caller, Clock clock) {
        this.entries = entries;
        this.players = players;
        this.clubs = clubs;
        this.caller = caller;
        this.clock = clock;
    }

    EntryId enter(Championship championship, PlayerId player) {
        return enter(championship, List.of(player)).getFirst();
    }

    List<EntryId> enter(Championship championship, List<PlayerId> more) {
        return enter(championship, FROM_THE_START, more);
    }

    /** Freezes name, club and rating as they are today. @param firstRound from which on they take part */
    List<EntryId> enter(Championship championship, int firstRound, List<PlayerId> more) {
        var taken = entries.of(championship.id()).stream().collect(Collectors.toMap(Entry::player, Entry::number));
        var added = new ArrayList<EntryId>();
        for (var player : more) {
            var number = taken.size() + 1;
            var before = players.identities(player).stream()
                    .filter(taken::containsKey)
                    .findFirst();
            if (before.isPresent()) throw Refusal.conflict("entry.exists", taken.get(before.get()));
            taken.put(player, number);
            added.add(add(championship, number, firstRound, player));
        }
        entries.flush();
        return added;
    }

    private EntryId add(Championship championship, int number, int firstRound, PlayerId player) {
        var today = LocalDate.ofInstant(clock.instant(), championship.zone());
        var entry = new Entry(
                championship.id(),
                number,
                firstRound,
                players.sheet(player),
                clubs.of(player, today),
                clock.instant(),
                caller.requireAccount());
        entries.add(entry);
        return entry.id();
    }
}
