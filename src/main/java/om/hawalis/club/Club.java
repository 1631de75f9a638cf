package om.hawalis.club;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

@Entity
class Club {
    @Id
    private UUID id;

    private String slug;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    @Column(name = "search_text")
    private String searchText;

    private String place;

    @Column(name = "board_look")
    private String boardLook;

    @Column(name = "founded_at")
    private Instant foundedAt;

    @Version
    private int version;

    protected Club() {}

    Club(Slug slug, ClubForm form, Instant foundedAt) {
        this.id = UUID.randomUUID();
        this.slug = slug.value();
        this.foundedAt = foundedAt;
        take(form);
    }

    /** The slug stays: addresses people have noted go on working. */
    void correct(ClubForm form) {
        take(form);
    }

    private void take(ClubForm form) {
        nameLatin = form.name().latin();
        nameArabic = form.name().arabic();
        searchText = form.name().searchText();
        place = form.place();
        boardLook = form.look().name();
    }

    ClubId id() {
        return new ClubId(id);
    }

    Name name() {
        return new Name(nameLatin, nameArabic);
    }

    int version() {
        return version;
    }

    ClubSheet sheet(long members) {
        return new ClubSheet(id(), new Slug(slug), name(), place, BoardLook.of(boardLook), members, version);
    }
}
