package om.hawalis.standings;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import om.hawalis.standings.Worked.Reason;

/**
 * Works one tie-break out for every entrant, whatever the standings so far; direct encounter alone needs to know who is
 * tied.
 */
final class Computation {
    private final Tally tally;

    Computation(Tally tally) {
        this.tally = tally;
    }

    /** By entrant, in order of their places; for {@code DE} as if nobody were tied. O(entrants × rounds × cuts). */
    List<Worked> of(TieBreak tieBreak) {
        return IntStream.range(0, tally.entrants).mapToObj(each(tieBreak)).toList();
    }

    private IntFunction<Worked> each(TieBreak tieBreak) {
        var own = new OwnRecord(tally, tieBreak);
        return switch (tieBreak.criterion()) {
            case DE -> none(tieBreak, Reason.NOT_TIED);
            case BH -> inSwiss(tieBreak, () -> OpponentSums.buchholz(tally, tieBreak)::of);
            case FB -> inSwiss(tieBreak, () -> OpponentSums.foreBuchholz(tally, tieBreak)::of);
            case AOB -> inSwiss(tieBreak, () -> averageBuchholz(tieBreak));
            case SB -> OpponentSums.sonnebornBerger(tally, tieBreak)::of;
            case KS -> new KoyaSum(tally, tieBreak)::of;
            case PS -> own::progressive;
            case WIN -> own::roundsWon;
            case WON -> own::gamesWon;
            case BPG -> own::gamesAsNorth;
            case BWG -> own::gamesWonAsNorth;
            case REP -> own::roundsElected;
            case STD -> own::standardPoints;
            case ARO -> rated(tieBreak, () -> averageOf(tieBreak, this::rating));
            case TPR -> rated(tieBreak, () -> tournamentPerformance(tieBreak));
            case PTP -> rated(tieBreak, () -> perfectPerformance(tieBreak));
            case APRO -> rated(tieBreak, () -> averageOf(tieBreak, figures(tournamentPerformance(tieBreak))));
            case APPO -> rated(tieBreak, () -> averageOf(tieBreak, figures(perfectPerformance(tieBreak))));
            case RTNG -> rated(tieBreak, () -> entrant -> given(tieBreak, rating(entrant)));
            case TPN -> entrant -> given(tieBreak, Fraction.of(tally.number(entrant)));
            case STN -> new ProvenGames(tally, tieBreak)::stones;
            case PLY -> new ProvenGames(tally, tieBreak)::plies;
        };
    }

    private static IntFunction<Worked> none(TieBreak tieBreak, Reason reason) {
        var none = new Worked.None(tieBreak, reason);
        return entrant -> none;
    }

    private IntFunction<Worked> inSwiss(TieBreak tieBreak, Supplier<IntFunction<Worked>> computed) {
        return switch (tally.form) {
            case SWISS -> computed.get();
            case ROUND_ROBIN -> none(tieBreak, Reason.NOT_FOR_ROUND_ROBINS);
        };
    }

    private IntFunction<Worked> rated(TieBreak tieBreak, Supplier<IntFunction<Worked>> computed) {
        var everybody = tally.contest.entrants().stream()
                .allMatch(entrant -> entrant.rated().isPresent());
        return everybody ? computed.get() : none(tieBreak, Reason.SOMEONE_UNRATED);
    }

    private IntFunction<Worked> averageBuchholz(TieBreak tieBreak) {
        var buchholz = new TieBreak(Criterion.BH, Cut.NONE, tieBreak.forfeits(), 0);
        var figures = figures(OpponentSums.buchholz(tally, buchholz)::of);
        var opponents = new Opponents(tally, tieBreak);
        return entrant -> opponents.mean(entrant, figures);
    }

    private IntFunction<Worked> averageOf(TieBreak tieBreak, Opponents.Figure figure) {
        var opponents = new Opponents(tally, tieBreak);
        return entrant -> opponents.roundedMean(entrant, figure);
    }

    private IntFunction<Worked> tournamentPerformance(TieBreak tieBreak) {
        var performances = new Performances(tally);
        return entrant -> performances.tournamentPerformance(entrant, tieBreak);
    }

    private IntFunction<Worked> perfectPerformance(TieBreak tieBreak) {
        var performances = new Performances(tally);
        return entrant -> performances.perfectPerformance(entrant, tieBreak);
    }

    /** Each entrant's value worked out once, to be looked up as an opponent's; whoever was played has one. */
    private Opponents.Figure figures(IntFunction<Worked> computed) {
        var values = IntStream.range(0, tally.entrants)
                .mapToObj(computed)
                .map(worked -> switch (worked) {
                    case Worked.Value value -> value.value();
                    case Worked.None none -> Fraction.ZERO;
                })
                .toList();
        return values::get;
    }

    private Fraction rating(int entrant) {
        return Fraction.of(Performances.rating(tally, entrant));
    }

    private static Worked given(TieBreak tieBreak, Fraction value) {
        return new Worked.Value(tieBreak, value, new Working.Given());
    }
}
