package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.UUID;
import om.hawalis.championship.Attendance;
import om.hawalis.championship.CheckIn;
import om.hawalis.championship.EntryId;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/check-in}: who has come; a tap on a row asks, by name. */
@Named("checkInView")
@RequestScoped
public class CheckInView {
    @Inject
    private Managed managed;

    @Inject
    private EntrantList list;

    @Inject
    private Attendance attendance;

    @Inject
    private CheckIn checkIn;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "ask")
    private @Nullable String ask;

    /** Whom the tapped row names. */
    public EntrantList.@Nullable Line getAsked() {
        return ask == null ? null : line(id(ask));
    }

    private static EntryId id(String text) {
        try {
            return new EntryId(UUID.fromString(text));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("entry");
        }
    }

    private EntrantList.Line line(EntryId entry) {
        return list.line(attendance.sheet(managed.id(), entry));
    }

    public void arrived() {
        checkIn.arrived(chosen.id(EntryId::new));
        back("championship.checkIn.arrived");
    }

    public void notArrived() {
        checkIn.notArrived(chosen.id(EntryId::new));
        back("championship.checkIn.notArrived");
    }

    private void back(String said) {
        var name = line(chosen.id(EntryId::new)).name();
        way.to(managed.path("check-in") + list.getAddress(), said, name);
    }
}
