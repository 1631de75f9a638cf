package om.hawalis.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import om.hawalis.contest.Contradiction.Kind;

/** Looks through the parts of a contest for all that contradicts itself. O(entrants × rounds). */
final class Contradictions {
    private static final Comparator<Contradiction> ORDER = Comparator.comparingInt(Contradiction::round)
            .thenComparingInt(Contradiction::entrant)
            .thenComparingInt(Contradiction::other)
            .thenComparing(Contradiction::kind);

    private final List<Contradiction> found = new ArrayList<>();
    private final Set<Integer> known = new HashSet<>();

    static List<Contradiction> in(Plan plan, List<Entrant> entrants, List<Round> rounds, List<ByeRequest> requests) {
        var search = new Contradictions();
        search.entrants(entrants);
        search.plan(plan, rounds.size());
        for (var i = 0; i < rounds.size(); i++) search.round(i + 1, rounds.get(i));
        search.requests(requests, rounds.size());
        return search.found.stream().sorted(ORDER).toList();
    }

    private void entrants(List<Entrant> entrants) {
        for (var entrant : entrants)
            if (!known.add(entrant.number())) add(Kind.NUMBER_GIVEN_TWICE, 0, entrant.number(), 0);
    }

    private void plan(Plan plan, int rounds) {
        if (plan.rounds() != null && rounds > plan.rounds()) add(Kind.MORE_ROUNDS_THAN_PLANNED, rounds, 0, 0);
        for (var group : plan.forbidden())
            for (var entrant : group.entrants())
                if (!known.contains(entrant)) add(Kind.FORBIDDEN_GROUP_NAMES_UNKNOWN, 0, entrant, 0);
    }

    private void round(int number, Round round) {
        var seen = new HashSet<Integer>();
        for (var board : round.boards()) {
            if (board.south() == board.north()) {
                add(Kind.PAIRED_WITH_SELF, number, board.south(), board.north());
                seat(number, board.south(), 0, seen);
            } else {
                seat(number, board.south(), board.north(), seen);
                seat(number, board.north(), board.south(), seen);
            }
            if (!board.games().stream().allMatch(game -> belongs(game, board)))
                add(Kind.GAME_OF_OTHERS, number, board.south(), board.north());
        }
        for (var bye : round.byes()) seat(number, bye.entrant(), 0, seen);
        for (var adjustment : round.adjustments())
            if (!known.contains(adjustment.entrant())) add(Kind.ENTRANT_UNKNOWN, number, adjustment.entrant(), 0);
    }

    private static boolean belongs(Game game, Board board) {
        return game.south() == board.south() && game.north() == board.north()
                || game.south() == board.north() && game.north() == board.south();
    }

    private void seat(int round, int entrant, int other, Set<Integer> seen) {
        if (!known.contains(entrant)) add(Kind.ENTRANT_UNKNOWN, round, entrant, other);
        if (!seen.add(entrant)) add(Kind.TWICE_IN_ROUND, round, entrant, other);
    }

    private void requests(List<ByeRequest> requests, int rounds) {
        var seen = new HashSet<List<Integer>>();
        for (var request : requests) {
            if (!known.contains(request.entrant())) add(Kind.ENTRANT_UNKNOWN, request.round(), request.entrant(), 0);
            if (request.round() <= rounds) add(Kind.REQUEST_FOR_PAIRED_ROUND, request.round(), request.entrant(), 0);
            if (!seen.add(List.of(request.round(), request.entrant())))
                add(Kind.REQUESTED_TWICE, request.round(), request.entrant(), 0);
        }
    }

    private void add(Kind kind, int round, int entrant, int other) {
        found.add(new Contradiction(kind, round, entrant, other));
    }
}
