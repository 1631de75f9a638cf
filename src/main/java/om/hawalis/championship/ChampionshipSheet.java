package om.hawalis.championship;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
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
 * @param clubsApart through which round members of one club are kept apart where that is possible
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
        Encounter encounter,
        Stages stages,
        int clubsApart,
        ChampionshipState state,
        Optional<Abandoned> abandoned,
        boolean archived,
        int entrants,
        int plannedRounds,
        int releasedRounds,
        int version) {
    /** That it was abandoned. @param lastRound the last round that counts */
    public record Abandoned(int lastRound, String reason) {}

    /** The rules as they were declared. */
    public Regulations regulations() {
        return new Regulations(ruleSet.id(), points, encounter, TieBreakOrder.of(tieBreaks), stages, clubsApart);
    }

    public ChampionshipSheet {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
