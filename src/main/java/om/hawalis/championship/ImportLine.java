package om.hawalis.championship;

import java.util.List;
import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.platform.SearchText;

/**
 * A row of an imported file as it was understood.
 *
 * @param line as the file counts, the headings being the first
 * @param shown the name as it stands there
 * @param club as it stands there; empty where there is none
 */
record ImportLine(
        int line,
        String shown,
        Optional<Name> name,
        String club,
        Optional<Integer> birthYear,
        Optional<Integer> rating,
        List<ImportFault> faults) {

    ImportLine with(ImportFault fault) {
        var more = java.util.stream.Stream.concat(faults.stream(), java.util.stream.Stream.of(fault))
                .toList();
        return new ImportLine(line, shown, name, club, birthYear, rating, more);
    }

    /** Two rows with equal ones are the same person twice. */
    Object person() {
        return List.of(name.map(Name::searchText).orElse(""), SearchText.of(club), birthYear);
    }
}
