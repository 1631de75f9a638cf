package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import java.util.Optional;
import om.hawalis.championship.ApplicationForm;
import om.hawalis.championship.ApplyForEntry;
import om.hawalis.championship.RegistrationSheet;
import om.hawalis.championship.Registrations;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /enter/{slug}}: a player puts themselves down for a championship. */
@Named("applyView")
@RequestScoped
public class ApplyView {
    @Inject
    private Registrations registrations;

    @Inject
    private ApplyForEntry applyForEntry;

    @Inject
    private Way way;

    @Inject
    @Param(name = "slug")
    private String slug;

    private @Nullable RegistrationSheet sheet;
    private String latin = "";
    private String arabic = "";
    private String club = "";
    private @Nullable Integer birthYear;

    public void load() {
        getSheet();
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public RegistrationSheet getSheet() {
        if (sheet == null) sheet = registrations.sheet(new Slug(slug));
        return Objects.requireNonNull(sheet);
    }

    public void apply() {
        var form = new ApplicationForm(new Name(latin, arabic), club, Optional.ofNullable(birthYear));
        applyForEntry.apply(getSheet().championship(), form);
        way.to("/enter/" + slug, "championship.apply.done");
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

    public String getClub() {
        return club;
    }

    public void setClub(String club) {
        this.club = club;
    }

    public @Nullable Integer getBirthYear() {
        return birthYear;
    }

    public void setBirthYear(@Nullable Integer birthYear) {
        this.birthYear = birthYear;
    }
}
