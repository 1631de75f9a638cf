package om.hawalis.championship;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.club.ClubId;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Stay;

/** Who is not to meet whom: pairs that were forbidden, and members of one club in the first rounds. */
final class Apart {
    private Apart() {}

    /** @param numbers of those who take part; @param before how many rounds lie before the first one counted */
    static List<ForbiddenGroup> groups(Dossier dossier, Map<EntryId, Integer> numbers, int before) {
        var groups = new ArrayList<ForbiddenGroup>();
        for (var pair : dossier.facts().forbidden()) {
            var sheet = pair.sheet();
            var one = numbers.get(sheet.one());
            var other = numbers.get(sheet.other());
            int last = sheet.lastRound().map(round -> round - before).orElse(Stay.OPEN);
            if (one != null && other != null && last >= 1)
                groups.add(new ForbiddenGroup(List.of(one, other), 1, last, sheet.strictness()));
        }
        var through = dossier.championship().clubsApart() - before;
        if (through >= 1) groups.addAll(clubs(dossier.facts().entries(), numbers, through));
        return groups;
    }

    private static List<ForbiddenGroup> clubs(List<Entry> entries, Map<EntryId, Integer> numbers, int through) {
        var members = new LinkedHashMap<ClubId, List<Integer>>();
        for (var entry : entries) {
            var number = numbers.get(entry.id());
            var club = entry.clubId();
            if (number != null && club.isPresent())
                members.computeIfAbsent(club.get(), first -> new ArrayList<>()).add(number);
        }
        return members.values().stream()
                .filter(club -> club.size() > 1)
                .map(club -> new ForbiddenGroup(club, 1, through, ForbiddenGroup.Strictness.WEAK))
                .toList();
    }
}
