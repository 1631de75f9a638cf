package om.hawalis.championship;

import java.util.List;
import java.util.Optional;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;

/**
 * A row of an imported file: what was understood, what is wrong with it, and whom it may mean.
 *
 * @param line as the file counts, the headings being the first
 * @param shown the name as it stands there; may be empty
 * @param clubText as it stands there; empty where there is none
 * @param club which club that is; empty where it is not known
 * @param likenesses people of the register, the likeliest first
 */
public record ImportRow(
        int line,
        String shown,
        Optional<Name> name,
        String clubText,
        Optional<ClubId> club,
        Optional<Integer> birthYear,
        Optional<Integer> rating,
        List<ImportFault> faults,
        List<Likeness> likenesses) {
    public ImportRow {
        faults = List.copyOf(faults);
        likenesses = List.copyOf(likenesses);
    }

    public boolean isGood() {
        return faults.isEmpty();
    }

    /** Who it is without asking: the only one of that name. */
    public Optional<Likeness> same() {
        var same = likenesses.stream().filter(Likeness::same).toList();
        return same.size() == 1 ? Optional.of(same.getFirst()) : Optional.empty();
    }

    /** Whether a person must say if this is somebody of the register. */
    public boolean isUndecided() {
        return isGood() && !likenesses.isEmpty() && same().isEmpty();
    }

    /** Whether whom it means takes part already. */
    public boolean isEntered() {
        return same().filter(Likeness::entered).isPresent();
    }

    public boolean isClubUnknown() {
        return isGood() && !clubText.isEmpty() && club.isEmpty();
    }
}
