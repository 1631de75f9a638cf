package om.hawalis.club;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** A player's time in a club; that two never overlap is kept by the database. */
@Entity
class Membership {
    @Id
    private UUID id;

    @Column(name = "player_id")
    private UUID playerId;

    @Column(name = "club_id")
    private UUID clubId;

    private LocalDate since;

    /** The first day no longer in it. */
    private @Nullable LocalDate until;

    protected Membership() {}

    Membership(PlayerId player, ClubId club, LocalDate since) {
        this.id = UUID.randomUUID();
        this.playerId = player.value();
        this.clubId = club.value();
        this.since = since;
    }

    void end(LocalDate day) {
        if (day.isBefore(since)) throw Refusal.conflict("membership.ends-before", since.toString());
        until = day;
    }

    PlayerId player() {
        return new PlayerId(playerId);
    }

    ClubId club() {
        return new ClubId(clubId);
    }

    Optional<LocalDate> until() {
        return Optional.ofNullable(until);
    }

    LocalDate since() {
        return since;
    }
}
