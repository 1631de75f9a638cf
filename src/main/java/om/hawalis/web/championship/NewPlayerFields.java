package om.hawalis.web.championship;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerForm;
import org.jspecify.annotations.Nullable;

/** What is asked of a player who is entered and registered in one go. */
public class NewPlayerFields {
    private String latin = "";
    private String arabic = "";
    private @Nullable Integer rating;

    PlayerForm form() {
        return new PlayerForm(new Name(latin, arabic), Optional.empty(), Optional.ofNullable(rating));
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

    public @Nullable Integer getRating() {
        return rating;
    }

    public void setRating(@Nullable Integer rating) {
        this.rating = rating;
    }
}
