package om.hawalis.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

@Entity
class Player {
    private static final int OLDEST = 1900;
    private static final int HIGHEST_RATING = 4000;

    @Id
    private UUID id;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    @Column(name = "search_text")
    private String searchText;

    @Column(name = "birth_year")
    private @Nullable Integer birthYear;

    private @Nullable Integer rating;

    @Column(name = "registered_at")
    private Instant registeredAt;

    @Version
    private int version;

    protected Player() {}

    Player(PlayerForm form, Instant registeredAt) {
        this.id = UUID.randomUUID();
        this.registeredAt = registeredAt;
        take(form);
    }

    void correct(PlayerForm form) {
        take(form);
    }

    private void take(PlayerForm form) {
        requireBirthYear(form.birthYear());
        requireRating(form.rating());
        nameLatin = form.name().latin();
        nameArabic = form.name().arabic();
        searchText = form.name().searchText();
        birthYear = form.birthYear().orElse(null);
        rating = form.rating().orElse(null);
    }

    private void requireBirthYear(Optional<Integer> year) {
        var thisYear = registeredAt.atZone(java.time.ZoneOffset.UTC).getYear();
        if (year.filter(y -> y < OLDEST || y > thisYear).isPresent())
            throw Refusal.malformed("player.birth-year", String.valueOf(OLDEST), String.valueOf(thisYear));
    }

    private static void requireRating(Optional<Integer> rating) {
        if (rating.filter(r -> r < 0 || r > HIGHEST_RATING).isPresent())
            throw Refusal.malformed("player.rating", String.valueOf(HIGHEST_RATING));
    }

    PlayerId id() {
        return new PlayerId(id);
    }

    PlayerSheet sheet() {
        return new PlayerSheet(
                id(),
                new Name(nameLatin, nameArabic),
                Optional.ofNullable(birthYear),
                Optional.ofNullable(rating),
                version);
    }
}
