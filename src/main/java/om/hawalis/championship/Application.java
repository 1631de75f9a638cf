package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** That somebody wants to take part. */
@Entity
class Application {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    private String club;

    @Column(name = "birth_year")
    private @Nullable Integer birthYear;

    @Column(name = "sent_at")
    private Instant sentAt;

    @Column(name = "decided_at")
    private @Nullable Instant decidedAt;

    @Column(name = "decided_by")
    private @Nullable UUID decidedBy;

    @Column(name = "entry_id")
    private @Nullable UUID entryId;

    protected Application() {}

    Application(ChampionshipId championship, ApplicationForm form, Instant at) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.nameLatin = form.name().latin();
        this.nameArabic = form.name().arabic();
        this.club = form.club();
        this.birthYear = form.birthYear().orElse(null);
        this.sentAt = at;
    }

    void accepted(EntryId entry, Instant at, AccountId by) {
        declined(at, by);
        entryId = entry.value();
    }

    void requireWaiting() {
        if (decidedAt != null) throw Refusal.conflict("application.decided");
    }

    void declined(Instant at, AccountId by) {
        requireWaiting();
        decidedAt = at;
        decidedBy = by.value();
    }

    ApplicationId id() {
        return new ApplicationId(id);
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    ApplicationForm form() {
        return new ApplicationForm(name(), club, Optional.ofNullable(birthYear));
    }

    Name name() {
        return new Name(nameLatin, nameArabic);
    }

    Instant sentAt() {
        return sentAt;
    }
}
