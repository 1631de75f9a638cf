package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Outcome;

/**
 * Who may meet whom: never a second time (C1), never against an absolute forbidden group, never two who must both have
 * the same side (C3) unless one is a topscorer; and not against a weak wish as long as it is kept. Contenders are named
 * by place. O(rounds) a question.
 */
final class Meetings {
    private static final long ALL_KEPT = Long.MAX_VALUE;

    private final List<Contender> contenders;
    private final int[][] met;
    private final int[][] absolute;
    private final int[][] weak;
    private final long keptBelow;

    private Meetings(List<Contender> contenders, int[][] met, int[][] absolute, int[][] weak, long keptBelow) {
        this.contenders = contenders;
        this.met = met;
        this.absolute = absolute;
        this.weak = weak;
        this.keptBelow = keptBelow;
    }

    static Meetings of(Contest contest, List<Contender> contenders) {
        var places = new HashMap<Integer, Integer>();
        for (var contender : contenders) places.put(contender.number(), contender.place());
        var met = new int[contenders.size()][];
        for (var contender : contenders)
            met[contender.place()] = contest.outcomes(contender.number()).stream()
                    .mapToInt(Meetings::opponent)
                    .filter(places::containsKey)
                    .map(places::get)
                    .toArray();
        return new Meetings(
                contenders,
                met,
                groups(contest, places, ForbiddenGroup.Strictness.ABSOLUTE),
                groups(contest, places, ForbiddenGroup.Strictness.WEAK),
                ALL_KEPT);
    }

    private static int opponent(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.opponent();
            case Outcome.Pending pending -> pending.opponent();
            case Outcome.Forfeited f -> 0;
            case Outcome.Rested r -> 0;
            case Outcome.Absent a -> 0;
        };
    }

    /** By place: the numbers of the binding groups to which a contender belongs. */
    private static int[][] groups(
            Contest contest, HashMap<Integer, Integer> places, ForbiddenGroup.Strictness strictness) {
        var round = contest.rounds().size() + 1;
        var groups = new int[places.size()][0];
        var number = 0;
        for (var group : contest.plan().forbidden())
            if (group.strictness() == strictness && group.bindsIn(round)) {
                for (var entrant : group.entrants()) {
                    var place = places.get(entrant);
                    if (place == null) continue;
                    groups[place] = Arrays.copyOf(groups[place], groups[place].length + 1);
                    groups[place][groups[place].length - 1] = number;
                }
                number++;
            }
        return groups;
    }

    int size() {
        return contenders.size();
    }

    Contender contender(int place) {
        return contenders.get(place);
    }

    boolean allowed(int one, int other) {
        return sidesAllow(one, other)
                && !contains(met[one], other)
                && !share(absolute[one], absolute[other])
                && !wishedAgainst(one, other);
    }

    boolean haveMet(int one, int other) {
        return contains(met[one], other);
    }

    boolean forbidden(int one, int other) {
        return share(absolute[one], absolute[other]);
    }

    /** C3. */
    boolean sidesAllow(int one, int other) {
        var a = contenders.get(one);
        var b = contenders.get(other);
        return !a.preference().absolute()
                || !b.preference().absolute()
                || a.preference().side() != b.preference().side()
                || a.topscorer()
                || b.topscorer();
    }

    private boolean wishedAgainst(int one, int other) {
        return key(one, other) < keptBelow && share(weak[one], weak[other]);
    }

    /** Whether two had wished not to meet, kept or not. */
    boolean wished(int one, int other) {
        return share(weak[one], weak[other]);
    }

    private long key(int one, int other) {
        return (long) Math.min(one, other) * contenders.size() + Math.max(one, other);
    }

    /** The keys of all weak wishes, the lowest placed last. */
    long[] wishes() {
        var keys = new ArrayList<Long>();
        for (var one = 0; one < contenders.size(); one++)
            for (var other = one + 1; other < contenders.size() && weak[one].length > 0; other++)
                if (share(weak[one], weak[other])) keys.add(key(one, other));
        return keys.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    /** The same with only those wishes kept that stand above a key. */
    Meetings keepingBelow(long key) {
        return new Meetings(contenders, met, absolute, weak, key);
    }

    private static boolean contains(int[] places, int place) {
        for (var each : places) if (each == place) return true;
        return false;
    }

    private static boolean share(int[] one, int[] other) {
        for (var each : one) if (contains(other, each)) return true;
        return false;
    }
}
