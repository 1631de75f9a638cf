package om.hawalis.web.register;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerSheet;
import org.jspecify.annotations.Nullable;

/** The fields of a player's form. */
public class PlayerFields {
    private String latin = "";
    private String arabic = "";
    private @Nullable Integer birthYear;
    private @Nullable Integer rating;

    void show(PlayerSheet player) {
        latin = player.name().latin();
        arabic = player.name().arabic();
        birthYear = player.birthYear().orElse(null);
        rating = player.rating().orElse(null);
    }

    PlayerForm form() {
        return new PlayerForm(new Name(latin, arabic), Optional.ofNullable(birthYear), Optional.ofNullable(rating));
    }

    public String getLatin() {
        return latin;
    }

    public void setLatin(String latin) {
        this.latin = latin;
    }

    public String getArabic() {
        return arabic;
    }

    public void setArabic(String arabic) {
        this.arabic = arabic;
    }

    public @Nullable Integer getBirthYear() {
        return birthYear;
    }

    public void setBirthYear(@Nullable Integer birthYear) {
        this.birthYear = birthYear;
    }

    public @Nullable Integer getRating() {
        return rating;
    }

    public void setRating(@Nullable Integer rating) {
        this.rating = rating;
    }
}
