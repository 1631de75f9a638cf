package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.SearchText;
import om.hawalis.platform.UseCase;

/** Somebody puts themselves down for a championship. Nothing is entered before the organiser takes them in. */
@UseCase
public class ApplyForEntry {
    private static final int MOST_WAITING = 500;

    private final ChampionshipRepository championships;
    private final RegistrationRepository registrations;
    private final Clock clock;

    @Inject
    public ApplyForEntry(ChampionshipRepository championships, RegistrationRepository registrations, Clock clock) {
        this.championships = championships;
        this.registrations = registrations;
        this.clock = clock;
    }

    @PermitAll
    public void apply(ChampionshipId id, ApplicationForm form) {
        if (registrations.of(id).isEmpty()) throw Refusal.unknown("championship");
        var championship = championships.lock(id);
        var closing = new ClosingTime(registrations.of(id).orElseThrow().closes(), championship.zone());
        if (!championship.isDraft() || closing.hasPassed(clock.instant()))
            throw Refusal.conflict("registration.closed");
        var waiting = registrations.waiting(id);
        if (waiting.size() >= MOST_WAITING) throw Refusal.conflict("registration.full");
        if (waiting.stream().anyMatch(one -> isSame(one.form(), form))) throw Refusal.conflict("application.sent");
        registrations.add(new Application(id, form, clock.instant()));
    }

    private static boolean isSame(ApplicationForm one, ApplicationForm other) {
        return one.name().searchText().equals(other.name().searchText())
                && SearchText.of(one.club()).equals(SearchText.of(other.club()))
                && one.birthYear().equals(other.birthYear());
    }
}
