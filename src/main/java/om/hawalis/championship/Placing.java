package om.hawalis.championship;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import om.hawalis.contest.Contest;
import om.hawalis.standings.EventForm;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Lot;
import om.hawalis.standings.Row;
import om.hawalis.standings.Standings;

/**
 * The table of a whole championship. A stage of its own is its table; where there are several, whoever reached a later
 * stage stands above those it left behind, and there are places but no common tie-breaks.
 */
final class Placing {
    private final Dossier dossier;
    private final Contest whole;
    private final List<Row> rows = new ArrayList<>();
    private final Set<EntryId> placed = new HashSet<>();

    private Placing(Dossier dossier, Contest whole) {
        this.dossier = dossier;
        this.whole = whole;
    }

    /** @param whole the event under starting numbers */
    static Standings of(Dossier dossier, Contest whole) {
        var begun = dossier.begun();
        var first = begun.getFirst();
        if (begun.size() == 1 && first.hasOneTable()) return first.standings(first.contest());
        var placing = new Placing(dossier, whole);
        begun.reversed().forEach(placing::add);
        return new Standings(EventForm.ROUND_ROBIN, List.of(), new Lot.SharedPlaces(), placing.rows, List.of());
    }

    private void add(StagePlay stage) {
        var ahead = rows.size();
        var lastPlace = 0;
        for (var place : stage.places()) {
            var entrant = stage.entrant(place.number());
            if (!placed.add(entrant.id())) continue;
            var shared = rows.size() > ahead && place.rank() == lastPlace;
            rows.add(row(shared ? rows.getLast().rank() : rows.size() + 1, entrant));
            lastPlace = place.rank();
        }
    }

    private Row row(int rank, EntrantSheet entrant) {
        var number = entrant.number();
        return new Row(rank, whole.entrant(number), Fraction.ofHalves(whole.score(number)), List.of(), null);
    }

    /** A place in a stage, under its own numbers. Whom nothing separates share the best of theirs. */
    record Place(int rank, int number) {}
}
