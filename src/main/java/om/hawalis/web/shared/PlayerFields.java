package om.hawalis.web.shared;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerSheet;
import org.jspecify.annotations.Nullable;

/** What forms ask of a player; a page leaves out what it does not ask. */
public class PlayerFields {
    private String latin = "";
    private String arabic = "";
    private @Nullable Integer birthYear;
    private @Nullable Integer rating;

    public void show(PlayerSheet player) {
        latin = player.name().latin();
        arabic = player.name().arabic();
        birthYear = player.birthYear().orElse(null);
        rating = player.rating().orElse(null);
    }

    public Name name() {
        return new Name(latin, arabic);
    }

    public PlayerForm form() {
        return new PlayerForm(name(), Optional.ofNullable(birthYear), Optional.ofNullable(rating));
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
