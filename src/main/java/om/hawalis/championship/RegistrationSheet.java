package om.hawalis.championship;

import java.time.LocalDate;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * A championship as somebody sees it who wants to take part.
 *
 * @param open whether they may put themselves down now
 */
public record RegistrationSheet(
        ChampionshipId championship,
        Slug slug,
        Name name,
        Name host,
        String venue,
        LocalDate firstDay,
        LocalDate lastDay,
        ClosingTime closing,
        boolean open) {}
