package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ApplicationId;
import om.hawalis.championship.ApplicationSheet;
import om.hawalis.championship.DecideApplication;
import om.hawalis.championship.OpenRegistration;
import om.hawalis.championship.RegistrationSheet;
import om.hawalis.championship.Registrations;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/registration}: until when players put themselves down, and who waits. */
@Named("registrationView")
@RequestScoped
public class RegistrationView {
    @Inject
    private Managed managed;

    @Inject
    private Registrations registrations;

    @Inject
    private OpenRegistration openRegistration;

    @Inject
    private DecideApplication decide;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "player")
    private @Nullable String player;

    private String closes = "";

    public void load() {
        managed.load();
        closes = Optional.ofNullable(getSheet())
                .map(sheet ->
                        sheet.closing().onTheClock().withSecond(0).withNano(0).toString())
                .orElse("");
    }

    public @Nullable RegistrationSheet getSheet() {
        return registrations.of(managed.id()).orElse(null);
    }

    /** What to give to players, without the language. */
    public String getLink() {
        return "/enter/" + managed.getSheet().slug();
    }

    public List<ApplicationSheet> getWaiting() {
        return registrations.waiting(managed.id());
    }

    public void open() {
        try {
            openRegistration.until(managed.id(), LocalDateTime.parse(closes.strip()));
        } catch (DateTimeParseException noTime) {
            throw Refusal.malformed("registration.closes");
        }
        back("opened");
    }

    public void close() {
        openRegistration.close(managed.id());
        back("closed");
    }

    public void accept() {
        decide.accept(chosen.id(ApplicationId::new), known());
        back("accepted");
    }

    private Optional<PlayerId> known() {
        try {
            return Optional.ofNullable(player)
                    .filter(id -> !id.isEmpty())
                    .map(UUID::fromString)
                    .map(PlayerId::new);
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "player");
        }
    }

    public void decline() {
        decide.decline(chosen.id(ApplicationId::new));
        back("declined");
    }

    private void back(String done) {
        way.to(managed.path("registration"), "championship.registration." + done);
    }

    public String getCloses() {
        return closes;
    }

    public void setCloses(String closes) {
        this.closes = closes;
    }
}
