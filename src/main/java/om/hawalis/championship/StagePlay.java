package om.hawalis.championship;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.pairing.Cause;
import om.hawalis.pairing.EliminationProgress;
import om.hawalis.pairing.Pairing;
import om.hawalis.pairing.Qualification;
import om.hawalis.platform.Refusal;
import om.hawalis.standings.EventForm;
import om.hawalis.standings.Lot;
import om.hawalis.standings.Row;
import om.hawalis.standings.Standings;

/**
 * A stage as its rounds have made it so far, worked out whole. Inside it entrants bear its own numbers, their places in
 * its field; in the first stage those are the starting numbers.
 *
 * @param number from 1
 * @param before how many rounds of the championship lie before it
 * @param field by number
 */
record StagePlay(
        int number, Stage stage, int before, List<EntrantSheet> field, Contest contest, Championship championship) {
    StagePlay {
        field = List.copyOf(field);
    }

    /** The next round of it. */
    Pairing pair() {
        return Systems.pair(stage.format(), championship.encounter(), contest, championship.lotSeed());
    }

    boolean isThrough() {
        return pair() instanceof Pairing.Impossible(Cause.AllRoundsPaired all);
    }

    EntrantSheet entrant(int ownNumber) {
        return field.get(ownNumber - 1);
    }

    /** How its knock-out stands, where it is one. */
    Optional<EliminationProgress> progress() {
        if (!stage.format().isElimination() || Systems.rounds(stage.format(), field.size()) == 0)
            return Optional.empty();
        return Optional.of(Systems.elimination(stage.format(), championship.encounter())
                .progress(contest, championship.lotSeed()));
    }

    /** Its parts that play among themselves: its groups, or itself. */
    List<Contest> parts() {
        if (!(stage.format() instanceof Format.Groups groups)) return List.of(contest);
        var dealt = Systems.groups(groups, contest);
        return IntStream.range(0, groups.count())
                .mapToObj(group -> dealt.contestOf(group, contest))
                .toList();
    }

    /** The table of one of its parts, under the stage's numbers. */
    Standings standings(Contest part) {
        var form = stage.format() instanceof Format.Swiss ? EventForm.SWISS : EventForm.ROUND_ROBIN;
        var lot = new Lot.Drawn(championship.lotSeed());
        return Standings.of(part, form, championship.tieBreaks().tieBreaks(), lot);
    }

    /** Whether one table says all of it: neither groups nor a drawing. */
    boolean hasOneTable() {
        return switch (stage.format()) {
            case Format.RoundRobin all -> true;
            case Format.Swiss swiss -> true;
            case Format.Groups groups -> false;
            case Format.Knockout knockout -> false;
            case Format.DoubleElimination twice -> false;
        };
    }

    /** Where everyone in it stands, best first. */
    List<Placing.Place> places() {
        if (stage.format().isElimination()) return progress().map(this::places).orElseGet(this::level);
        var parts = parts().stream().map(this::standings).toList();
        var standing = parts.stream()
                .flatMap(part -> part.rows().stream())
                .sorted(ACROSS_GROUPS)
                .toList();
        var places = new ArrayList<Placing.Place>();
        for (var row : standing) {
            var shared = !places.isEmpty() && ACROSS_GROUPS.compare(standing.get(places.size() - 1), row) == 0;
            var rank = shared ? places.getLast().rank() : places.size() + 1;
            places.add(new Placing.Place(rank, row.entrant().number()));
        }
        return places;
    }

    /** The winners of the groups first, then the seconds; among them the points decide. */
    private static final Comparator<Row> ACROSS_GROUPS =
            Comparator.comparingInt(Row::rank).thenComparing(Row::points, Comparator.reverseOrder());

    /** Whoever is still in comes first. */
    private List<Placing.Place> places(EliminationProgress progress) {
        var settled = progress.places().stream()
                .map(place -> new Placing.Place(place.rank(), place.entrant()))
                .toList();
        var out = settled.stream().map(Placing.Place::number).collect(Collectors.toSet());
        return Stream.concat(level().stream().filter(place -> !out.contains(place.number())), settled.stream())
                .toList();
    }

    private List<Placing.Place> level() {
        return contest.entrants().stream()
                .map(entrant -> new Placing.Place(1, entrant.number()))
                .toList();
    }

    /** Who goes on, in the order in which they are seeded; whoever withdrew makes room for the next in rank. */
    List<EntrantSheet> qualified() {
        var nextRound = contest.rounds().size() + 1;
        var ranked = parts().stream()
                .map(part -> standings(part).rows().stream()
                        .map(row -> row.entrant())
                        .filter(entrant -> contest.entrant(entrant.number()).takesPartIn(nextRound))
                        .map(Entrant::number)
                        .toList())
                .toList();
        if (ranked.stream().anyMatch(group -> group.size() < stage.goOn()))
            throw Refusal.conflict("stage.too-few-left", stage.goOn());
        return new Qualification(ranked, stage.goOn())
                .seeds().stream().map(this::entrant).toList();
    }
}
