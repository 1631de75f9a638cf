package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import om.hawalis.championship.Attendance;
import om.hawalis.championship.AttendanceSearch;
import om.hawalis.championship.AttendanceSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.platform.Page;
import om.hawalis.web.shared.Address;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Pager;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** Who takes part, searched, sorted and paged as the address says: {@code ?name=…&sort=…&presence=…&page=…}. */
@Named("entrantList")
@RequestScoped
public class EntrantList {
    private static final int LONGEST_NAME = 100;

    @Inject
    private Managed managed;

    @Inject
    private Attendance attendance;

    @Inject
    private PageLanguage language;

    @Inject
    private Pager pager;

    @Inject
    @Param(name = "name")
    private @Nullable String name;

    @Inject
    @Param(name = "sort")
    private @Nullable String sort;

    @Inject
    @Param(name = "presence")
    private @Nullable String presence;

    private @Nullable Page<Line> page;

    /**
     * Somebody who takes part, in the page's language.
     *
     * @param club empty where they came without one
     * @param lateFrom the round from which on a late entry takes part
     */
    public record Line(
            EntryId id,
            int number,
            String name,
            String club,
            @Nullable Integer rating,
            @Nullable Integer lateFrom,
            @Nullable Integer withdrawnAfter,
            boolean here,
            boolean expelled) {}

    public Page<Line> getPage() {
        if (page == null) page = read();
        return Objects.requireNonNull(page);
    }

    private Page<Line> read() {
        var wanted = new AttendanceSearch(getName(), getSort(), getPresence());
        return attendance.search(managed.id(), wanted, pager.request()).map(this::line);
    }

    Line line(AttendanceSheet sheet) {
        var code = language.getCode();
        var entrant = sheet.entrant();
        return new Line(
                entrant.id(),
                entrant.number(),
                entrant.name().in(code),
                entrant.club().map(club -> club.in(code)).orElse(""),
                entrant.rating().orElse(null),
                entrant.firstRound() > 1 ? entrant.firstRound() : null,
                entrant.withdrawnAfter().orElse(null),
                sheet.isHere(),
                sheet.expelledFor().isPresent());
    }

    public int getHere() {
        return attendance.here(managed.id());
    }

    public String getName() {
        return Optional.ofNullable(name)
                .filter(text -> text.length() <= LONGEST_NAME)
                .orElse("");
    }

    public AttendanceSearch.Order getSort() {
        return chosen(AttendanceSearch.Order.values(), sort);
    }

    public AttendanceSearch.Presence getPresence() {
        return chosen(AttendanceSearch.Presence.values(), presence);
    }

    private static <E extends Enum<E>> E chosen(E[] choices, @Nullable String wanted) {
        return Arrays.stream(choices)
                .filter(choice -> choice.name().equals(wanted))
                .findFirst()
                .orElse(choices[0]);
    }

    public AttendanceSearch.Order[] getOrders() {
        return AttendanceSearch.Order.values();
    }

    public AttendanceSearch.Presence[] getPresences() {
        return AttendanceSearch.Presence.values();
    }

    /** The address of another page of the same list. */
    public String address(int number) {
        return address(getPresence(), number);
    }

    /** The same search among those alone. */
    public String address(AttendanceSearch.Presence among) {
        return address(among, 1);
    }

    private String address(AttendanceSearch.Presence among, int number) {
        return "?name=" + Address.encoded(getName()) + "&sort=" + getSort() + "&presence=" + among + "&page=" + number;
    }

    /** Where it stands now. */
    public String getAddress() {
        return address(pager.getNumber());
    }
}
