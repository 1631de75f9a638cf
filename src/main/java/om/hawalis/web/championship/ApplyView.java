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
import om.hawalis.platform.Slug;
import om.hawalis.web.shared.PlayerFields;
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
    private final PlayerFields fields = new PlayerFields();
    private String club = "";

    public void load() {
        getSheet();
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public RegistrationSheet getSheet() {
        if (sheet == null) sheet = registrations.sheet(new Slug(slug));
        return Objects.requireNonNull(sheet);
    }

    public void apply() {
        var form = new ApplicationForm(fields.name(), club, Optional.ofNullable(fields.getBirthYear()));
        applyForEntry.apply(getSheet().championship(), form);
        way.to("/enter/" + slug, "championship.apply.done");
    }

    public PlayerFields getFields() {
        return fields;
    }

    public String getClub() {
        return club;
    }

    public void setClub(String club) {
        this.club = club;
    }
}
