package om.hawalis.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import om.hawalis.championship.AppointOfficials;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.PairRound;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.championship.Regulations;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundState;
import om.hawalis.championship.RunChampionship;
import om.hawalis.championship.TakeEntries;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerId;
import om.hawalis.publishing.PublishStandings;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;

/** One championship that is over, and one in the middle of its second round. */
@ApplicationScoped
public class DemoChampionships {
    @Inject
    private RunAs as;

    @Inject
    private DemoAccounts people;

    @Inject
    private DemoBoards boardsPlayed;

    @Inject
    private PlanChampionship plan;

    @Inject
    private AppointOfficials appoint;

    @Inject
    private TakeEntries entries;

    @Inject
    private RunChampionship run;

    @Inject
    private PairRound pairRound;

    @Inject
    private Boards boards;

    @Inject
    private PublishStandings publish;

    void finished(ClubId host, List<PlayerId> players) {
        var name = new Name("Ruwi winter cup 2025", "كأس روي الشتوية 2025");
        var organiser = people.identity(Role.ORGANISER);
        var id = begin(organiser, name, host, "Ruwi Cultural Club", LocalDate.of(2025, 12, 12), players);
        for (var round = 1; round < players.size(); round++) {
            var released = release(organiser, id);
            boardsPlayed.playAll(released, round);
            publishAndClose(organiser, id, released, round);
        }
        as.run(organiser, () -> run.finish(id));
    }

    void running(ClubId host, List<PlayerId> players) {
        var name = new Name("Mutrah open 2026", "بطولة مطرح المفتوحة 2026");
        var organiser = people.identity(Role.ORGANISER);
        var id = begin(organiser, name, host, "Mutrah Corniche", LocalDate.of(2026, 11, 27), players);
        var first = release(organiser, id);
        boardsPlayed.playAll(first, 11);
        publishAndClose(organiser, id, first, 1);
        boardsPlayed.leaveUnderWay(release(organiser, id));
    }

    private ChampionshipId begin(
            Identity.SignedIn organiser, Name name, ClubId host, String venue, LocalDate day, List<PlayerId> players) {
        return as.call(organiser, () -> {
            var id = plan.create(new ChampionshipForm(
                    name, host, venue, day, day.plusDays(2), ChampionshipForm.USUAL_ZONE, Regulations.USUAL));
            appoint.appoint(id, people.identity(Role.ARBITER).account(), Office.ARBITER);
            appoint.appoint(id, people.identity(Role.SCORER).account(), Office.SCORER);
            players.forEach(player -> entries.enter(id, player));
            run.start(id);
            return id;
        });
    }

    private RoundId release(Identity.SignedIn organiser, ChampionshipId id) {
        return as.call(organiser, () -> {
            var draft = pairRound.propose(id);
            var confirmed = pairRound.confirm(draft.id(), draft.version());
            return pairRound
                    .release(confirmed.id(), confirmed.version(), Set.of())
                    .id();
        });
    }

    private void publishAndClose(Identity.SignedIn organiser, ChampionshipId id, RoundId round, int number) {
        as.run(organiser, () -> {
            publish.publish(id, number);
            if (boards.round(round).state() == RoundState.RELEASED) pairRound.close(round, Set.of());
        });
    }
}
