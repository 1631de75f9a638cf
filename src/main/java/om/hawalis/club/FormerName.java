package om.hawalis.club;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.platform.Name;

/** What a club was called, until it was renamed. */
@Entity
@Table(name = "former_club_name")
class FormerName {
    @Id
    private UUID id;

    @Column(name = "club_id")
    private UUID clubId;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    private Instant until;

    protected FormerName() {}

    FormerName(ClubId club, Name name, Instant until) {
        this.id = UUID.randomUUID();
        this.clubId = club.value();
        this.nameLatin = name.latin();
        this.nameArabic = name.arabic();
        this.until = until;
    }

    FormerNameSheet sheet() {
        return new FormerNameSheet(new Name(nameLatin, nameArabic), until);
    }
}
