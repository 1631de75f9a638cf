package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Outcome;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;

/**
 * A round robin by the Berger tables: everyone meets everyone once, or twice with sides swapped.
 *
 * <p>The entrants take the tables' numbers in order of their starting numbers, all of them, so that a later withdrawal
 * moves nobody. In an odd field one rests each round: a pairing-allocated bye, worth what the scoring gives it (in a
 * round robin, nothing). Whoever would meet somebody who does not take part in the round rests as well: with a full
 * point where the other had played half of the games before leaving, whose remaining games are lost by forfeit (FIDE
 * C.05), otherwise as in a free round.
 */
public record RoundRobin(int cycles) {
    public static final RoundRobin SINGLE = new RoundRobin(1);
    public static final RoundRobin DOUBLE = new RoundRobin(2);

    public RoundRobin {
        if (cycles < 1 || cycles > 2)
            throw new IllegalArgumentException("a round robin has 1 or 2 cycles, not " + cycles);
    }

    /** How many rounds so many entrants play; none below two. */
    public int rounds(int entrants) {
        return entrants < 2 ? 0 : new Berger(entrants, cycles).rounds();
    }

    /** The round after those the contest has. Open boards do not matter: the table is fixed beforehand. */
    public Pairing pair(Contest contest) {
        return pair(contest, contest.rounds().size() + 1);
    }

    /** Any round of the table, for a schedule drawn up in advance. O(entrants). */
    public Pairing pair(Contest contest, int round) {
        var entrants = contest.entrants();
        if (entrants.size() < 2) return new Impossible(new Cause.TooFewEntrants(entrants.size()));
        var planned = rounds(entrants.size());
        if (round > planned) return new Impossible(new Cause.AllRoundsPaired(planned));
        var sheet = new Sheet(contest, round);
        new Berger(entrants.size(), cycles).round(round).forEach(sheet::add);
        return new Paired(sheet.boards, sheet.byes, sheet.reasons);
    }

    /** The round as it is written down. */
    private final class Sheet {
        final List<Pair> boards = new ArrayList<>();
        final List<Bye> byes = new ArrayList<>();
        final List<Reason> reasons = new ArrayList<>();
        private final Contest contest;
        private final int round;

        Sheet(Contest contest, int round) {
            this.contest = contest;
            this.round = round;
        }

        void add(Berger.Meeting meeting) {
            var field = contest.entrants();
            if (meeting.south() > field.size()) free(field.get(meeting.north() - 1));
            else if (meeting.north() > field.size()) free(field.get(meeting.south() - 1));
            else meet(field.get(meeting.south() - 1), field.get(meeting.north() - 1));
        }

        private void free(Entrant entrant) {
            if (entrant.takesPartIn(round)) byes.add(new Bye(entrant.number(), ByeKind.PAIRING_ALLOCATED));
        }

        private void meet(Entrant south, Entrant north) {
            if (south.takesPartIn(round) && north.takesPartIn(round))
                boards.add(new Pair(south.number(), north.number()));
            else if (south.takesPartIn(round)) alone(south, north);
            else if (north.takesPartIn(round)) alone(north, south);
        }

        private void alone(Entrant present, Entrant absent) {
            reasons.add(new Reason.OpponentNotThere(present.number(), absent.number()));
            var kind = playedHalf(absent) ? ByeKind.FULL_POINT : ByeKind.PAIRING_ALLOCATED;
            byes.add(new Bye(present.number(), kind));
        }

        private boolean playedHalf(Entrant entrant) {
            var games = contest.outcomes(entrant.number()).stream()
                    .filter(outcome -> outcome instanceof Outcome.Played)
                    .count();
            return 2 * games >= (long) cycles * (contest.entrants().size() - 1);
        }
    }
}
