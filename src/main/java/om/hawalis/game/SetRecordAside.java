package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.util.Optional;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** An arbiter's decision, with its reason, that a record proves nothing: a mis-tapped game. It is kept and shown. */
@UseCase
public class SetRecordAside {
    private final Records records;
    private final Offices offices;
    private final Seats seats;
    private final Announcements announcements;

    @Inject
    public SetRecordAside(Records records, Offices offices, Seats seats, Announcements announcements) {
        this.records = records;
        this.offices = offices;
        this.seats = seats;
        this.announcements = announcements;
    }

    @RolesAllowed({ARBITER, ORGANISER})
    public GameSheet setAside(GameId id, String reason) {
        var record = records.takeAnyway(id);
        offices.requireOfficial(record.championship(), Office.ARBITER, Office.ORGANISER);
        if (seats.sits(record.by().account(), record.sheet().board())) throw Refusal.forbidden("game.own-game");
        if (record.record().setAside().isPresent()) throw Refusal.conflict("game.set-aside");
        if (record.record().game().length() == 0) throw Refusal.conflict("game.nothing-to-set-aside");
        record.append(new Fact.SetAside(reason), Optional.empty());
        announcements.setAside(record);
        return record.sheet();
    }
}
