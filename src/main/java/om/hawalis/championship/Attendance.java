package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Reads who takes part and who has come; shown to the championship's officials. */
@Query
public class Attendance {
    private final EntryRepository entries;
    private final Offices offices;

    @Inject
    public Attendance(EntryRepository entries, Offices offices) {
        this.entries = entries;
        this.offices = offices;
    }

    @PermitAll
    public Page<AttendanceSheet> search(ChampionshipId id, AttendanceSearch wanted, Page.Request page) {
        var found = wanted.sorted(all(id).filter(wanted::finds)).toList();
        var rows = found.stream().skip(page.offset()).limit(page.size()).toList();
        return new Page<>(rows, found.size(), page);
    }

    /** How many have come. */
    @PermitAll
    public int here(ChampionshipId id) {
        return Math.toIntExact(all(id).filter(AttendanceSheet::isHere).count());
    }

    /** An entry of another championship is unknown here. */
    @PermitAll
    public AttendanceSheet sheet(ChampionshipId id, EntryId entry) {
        offices.requireOfficial(id, Office.values());
        var found = entries.find(entry)
                .filter(one -> one.championship().equals(id))
                .orElseThrow(() -> Refusal.unknown("entry"));
        return sheet(found, entries.withdrawals(List.of(entry)));
    }

    private Stream<AttendanceSheet> all(ChampionshipId id) {
        offices.requireOfficial(id, Office.values());
        var withdrawals = entries.withdrawals(id).stream().collect(Collectors.groupingBy(Withdrawal::entry));
        return entries.of(id).stream().map(entry -> sheet(entry, withdrawals.getOrDefault(entry.id(), List.of())));
    }

    private static AttendanceSheet sheet(Entry entry, List<Withdrawal> own) {
        var expelled = own.stream()
                .filter(Withdrawal::isOpen)
                .flatMap(withdrawal -> withdrawal.expelledFor().stream())
                .findFirst();
        return new AttendanceSheet(entry.sheet(Withdrawal.standing(own)), entry.arrivedAt(), expelled);
    }
}
