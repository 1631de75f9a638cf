package om.hawalis.championship;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * A championship as everyone sees it.
 *
 * @param club the host, under its name of today
 * @param zone in which its times are shown
 * @param tieBreaks codes in order, as {@code DE}, {@code BH/C1}; then lot
 * @param lotSeed from which the lot is drawn, so that anyone can draw it again
 * @param plannedRounds how many rounds that many entrants play
 * @param releasedRounds how many of them are public
 */
public record ChampionshipSheet(
        ChampionshipId id,
        Slug slug,
        Name name,
        ClubId club,
        Name clubName,
        String venue,
        LocalDate firstDay,
        LocalDate lastDay,
        ZoneId zone,
        RuleSetSheet ruleSet,
        Points points,
        List<String> tieBreaks,
        long lotSeed,
        Cycles cycles,
        ChampionshipState state,
        boolean archived,
        int entrants,
        int plannedRounds,
        int releasedRounds,
        int version) {
    public ChampionshipSheet {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
