package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import om.hawalis.platform.Query;

/** Tells an organiser what a championship would mean, before there is one. */
@Query
public class ForeseeChampionship {
    @RolesAllowed(ORGANISER)
    public Forecast foresee(Stages stages, Encounter encounter, int entrants, int days, Pace pace) {
        return Forecast.of(stages, encounter, entrants, days, pace);
    }
}
