package om.hawalis.pairing;

import om.hawalis.contest.Contest;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Side;
import org.jspecify.annotations.Nullable;

/** The side of the first seat in round one: as planned, or as the first round shows. */
final class InitialSide {
    private InitialSide() {}

    /** The planned side; else what the first round with sides shows; else South. */
    static Side of(Contest contest, SwissOptions options) {
        var found = found(contest, options);
        return found == null ? Side.SOUTH : found;
    }

    static boolean known(Contest contest, SwissOptions options) {
        return found(contest, options) != null;
    }

    private static @Nullable Side found(Contest contest, SwissOptions options) {
        var planned = contest.plan().initialSide();
        if (planned != null) return planned;
        for (var round = 1; round <= contest.rounds().size(); round++) {
            var shown = shownBy(contest, round, options.parity());
            if (shown != null) return shown;
        }
        return null;
    }

    /** The side of the highest ranked who was paired, turned where the seat, or the starting number, is even. */
    private static @Nullable Side shownBy(Contest contest, int round, SwissOptions.Parity parity) {
        var seat = 1;
        for (var entrant : contest.entrants()) {
            var outcome = contest.outcome(entrant.number(), round);
            var side = side(outcome);
            var deciding = switch (parity) {
                case SEAT -> seat;
                case STARTING_NUMBER -> entrant.number();
            };
            if (side != null) return deciding % 2 == 1 ? side : side.opposite();
            if (outcome instanceof Outcome.Rested(var kind, var points) && !kind.requestable()) seat++;
        }
        return null;
    }

    private static @Nullable Side side(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.side();
            case Outcome.Forfeited forfeited -> forfeited.side();
            case Outcome.Pending pending -> pending.side();
            case Outcome.Rested r -> null;
            case Outcome.Absent a -> null;
        };
    }
}
