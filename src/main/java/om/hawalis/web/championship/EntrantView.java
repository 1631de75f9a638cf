package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.championship.Attendance;
import om.hawalis.championship.AttendanceSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.TakeEntries;
import om.hawalis.championship.Withdraw;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/entries/{entry}}: somebody who takes part, and what can be done about it. */
@Named("entrantView")
@RequestScoped
public class EntrantView {
    @Inject
    private Managed managed;

    @Inject
    private Attendance attendance;

    @Inject
    private EntrantList list;

    @Inject
    private TakeEntries entries;

    @Inject
    private Withdraw withdraw;

    @Inject
    private Way way;

    @Inject
    @Param(name = "entry")
    private String entry;

    private @Nullable AttendanceSheet sheet;
    private @Nullable Integer number;
    private String reason = "";

    public void load() {
        managed.load();
        number = getSheet().entrant().number();
    }

    EntryId id() {
        try {
            return new EntryId(UUID.fromString(entry));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("entry");
        }
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public AttendanceSheet getSheet() {
        if (sheet == null) sheet = attendance.sheet(managed.id(), id());
        return Objects.requireNonNull(sheet);
    }

    public EntrantList.Line getLine() {
        return list.line(getSheet());
    }

    public void place() {
        if (number == null)
            throw Refusal.malformed("entry.number", managed.getSheet().entrants());
        entries.place(getSheet().entrant().id(), number);
        stay("championship.entries.placed");
    }

    public void remove() {
        entries.remove(getSheet().entrant().id());
        way.to(managed.path("entries"), "championship.entries.removed");
    }

    public void withdraw() {
        withdraw.withdraw(getSheet().entrant().id());
        stay("championship.entries.withdrawn");
    }

    public void readmit() {
        withdraw.readmit(getSheet().entrant().id());
        stay("championship.entries.readmitted");
    }

    public void expel() {
        withdraw.expel(getSheet().entrant().id(), reason);
        stay("championship.entrant.expelled");
    }

    void stay(String said) {
        way.to(managed.path("entries/" + entry), said);
    }

    public @Nullable Integer getNumber() {
        return number;
    }

    public void setNumber(@Nullable Integer number) {
        this.number = number;
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }
}
