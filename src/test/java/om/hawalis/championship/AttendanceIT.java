package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.AttendanceSearch.Order;
import om.hawalis.championship.AttendanceSearch.Presence;
import om.hawalis.contest.ByeKind;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerForm;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What happens to entrants on the day: they come, come late, rest, go, are sent away and return. */
@ExtendWith(ArquillianExtension.class)
class AttendanceIT {
    private static final String REASON = "moved stones while the opponent was away";

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private TakeEntries entries;

    @Inject
    private EnterLate late;

    @Inject
    private CheckIn checkIn;

    @Inject
    private Attendance attendance;

    @Inject
    private Withdraw withdraw;

    @Inject
    private RequestBye requestBye;

    @Inject
    private PairRound pairRound;

    @Inject
    private Scoreboard scoreboard;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    @Test
    void who_has_come_is_noted_once_and_can_be_taken_back() {
        var id = scene.draft(organiser, SwissIT.NINE);
        var entry = scene.enter(organiser, id, scene.player("Salim"));
        var arbiter = scene.official(organiser, id, Role.ARBITER, Office.ARBITER);

        as.run(arbiter, () -> checkIn.arrived(entry));
        var first = sheet(id, entry).arrivedAt();
        as.run(organiser, () -> checkIn.arrived(entry));

        assertThat(first).isPresent();
        assertThat(sheet(id, entry).arrivedAt()).isEqualTo(first);
        assertThat(as.call(arbiter, () -> attendance.here(id))).isEqualTo(1);
        as.run(organiser, () -> checkIn.notArrived(entry));
        assertThat(sheet(id, entry).isHere()).isFalse();
    }

    @Test
    void who_has_no_office_sees_no_attendance_and_notes_none() {
        var id = scene.running(organiser, 2, SwissIT.NINE);
        var entry = entrant(id, 1).id();
        var stranger = scene.organiser();

        assertThat(refusal(() -> as.run(stranger, () -> checkIn.arrived(entry))))
                .isEqualTo("office-missing");
        assertThat(refusal(() -> as.call(stranger, () -> attendance.here(id)))).isEqualTo("office-missing");
    }

    @Test
    void the_list_of_entrants_pages_sorts_and_searches() {
        var id = scene.draft(organiser, SwissIT.NINE);
        enter(id, "محمد بن سعيد", 1400);
        enter(id, "Badr", 1600);
        var amal = enter(id, "Amal", 1500);
        as.run(organiser, () -> checkIn.arrived(amal));

        assertThat(names(id, new AttendanceSearch("", Order.NAME, Presence.ALL)))
                .containsExactly("Amal", "Badr", "محمد بن سعيد");
        assertThat(names(id, new AttendanceSearch("", Order.RATING, Presence.ALL)))
                .containsExactly("Badr", "Amal", "محمد بن سعيد");
        assertThat(names(id, new AttendanceSearch("سعيد", Order.NUMBER, Presence.ALL)))
                .containsExactly("محمد بن سعيد");
        assertThat(names(id, new AttendanceSearch("2", Order.NUMBER, Presence.ALL)))
                .containsExactly("Badr");
        assertThat(names(id, new AttendanceSearch("", Order.NUMBER, Presence.AWAITED)))
                .containsExactly("محمد بن سعيد", "Badr");
        assertThat(names(id, new AttendanceSearch("", Order.NUMBER, Presence.HERE)))
                .containsExactly("Amal");
        var second = as.call(organiser, () -> attendance.search(id, AttendanceSearch.EVERYONE, new Page.Request(2, 2)));
        assertThat(second.rows()).hasSize(1);
        assertThat(second.total()).isEqualTo(3);
    }

    @Test
    void numbers_are_given_by_hand_one_entrant_at_a_time() {
        var id = scene.draft(organiser, SwissIT.NINE);
        enter(id, "A", 0);
        enter(id, "B", 0);
        var last = enter(id, "C", 0);

        as.run(organiser, () -> entries.place(last, 1));

        assertThat(names(id, AttendanceSearch.EVERYONE)).containsExactly("C", "A", "B");
        assertThat(refusal(() -> as.run(organiser, () -> entries.place(last, 4))))
                .isEqualTo("entry.number");
    }

    @Test
    void a_swiss_of_nine_with_a_bye_a_late_entry_a_withdrawal_and_a_return() {
        var id = scene.running(organiser, 8, SwissIT.swiss(5));
        scene.playThrough(organiser, id, 1);

        var ninth = as.call(organiser, () -> late.enter(id, scene.player("Late")));
        as.run(organiser, () -> requestBye.request(entrant(id, 3).id(), 2, ByeKind.HALF_POINT));
        var second = scene.playThrough(organiser, id, 1).getFirst();
        as.run(organiser, () -> withdraw.withdraw(entrant(id, 1).id()));
        var third = scene.playThrough(organiser, id, 1).getFirst();
        as.run(organiser, () -> withdraw.readmit(entrant(id, 1).id()));
        var fourth = scene.release(organiser, id);

        assertThat(sheet(id, ninth).entrant().firstRound()).isEqualTo(2);
        assertThat(seated(second)).contains(9).doesNotContain(3).hasSize(8);
        assertThat(second.byes()).extracting(ByeSheet::kind).containsExactly(ByeKind.HALF_POINT);
        assertThat(seated(third)).doesNotContain(1).hasSize(8);
        assertThat(seated(fourth)).contains(1);
        assertThat(fourth.byes()).hasSize(1);
    }

    @Test
    void a_late_entry_gains_nothing_by_the_rounds_it_missed() {
        var id = scene.running(organiser, 4, SwissIT.swiss(3));
        scene.playThrough(organiser, id, 1);

        as.call(organiser, () -> late.enter(id, scene.player("Late")));

        assertThat(as.call(organiser, () -> scoreboard.standings(id))
                        .standings()
                        .row(5)
                        .points())
                .isEqualTo(Fraction.ZERO);
    }

    @Test
    void a_round_robin_takes_nobody_late_nor_does_anything_under_a_round_on_its_way() {
        var roundRobin = scene.running(organiser, 4, Cycles.SINGLE);
        var swiss = scene.running(organiser, 4, SwissIT.NINE);
        as.call(organiser, () -> pairRound.propose(swiss));
        var player = scene.player("Late");

        assertThat(refusal(() -> as.call(organiser, () -> late.enter(roundRobin, player))))
                .isEqualTo("entry.no-late");
        assertThat(refusal(() -> as.call(organiser, () -> late.enter(swiss, player))))
                .isEqualTo("round.under-way");
    }

    @Test
    void who_is_expelled_is_not_paired_the_reason_is_kept_and_an_organiser_alone_takes_it_back() {
        var id = scene.running(organiser, 4, SwissIT.swiss(3));
        var arbiter = scene.official(organiser, id, Role.ARBITER, Office.ARBITER);
        scene.playThrough(organiser, id, 1);
        var gone = entrant(id, 2).id();

        assertThat(refusal(() -> as.run(arbiter, () -> withdraw.expel(gone, " "))))
                .isEqualTo("entry.expel-reason");
        as.run(arbiter, () -> withdraw.expel(gone, REASON));
        var second = scene.release(organiser, id);

        assertThat(sheet(id, gone).expelledFor()).contains(REASON);
        assertThat(seated(second)).doesNotContain(2);
        assertThat(refusal(() -> as.run(arbiter, () -> withdraw.readmit(gone)))).isEqualTo("office-missing");
        as.run(organiser, () -> withdraw.readmit(gone));
        assertThat(sheet(id, gone).expelledFor()).isEmpty();
    }

    private EntryId enter(ChampionshipId id, String name, int rating) {
        var form = new PlayerForm(new Name(name, ""), Optional.empty(), Optional.of(rating));
        return as.call(organiser, () -> entries.enterNew(id, form, Optional.empty()));
    }

    private List<String> names(ChampionshipId id, AttendanceSearch wanted) {
        return as.call(organiser, () -> attendance.search(id, wanted, Page.Request.FIRST)).rows().stream()
                .map(sheet -> sheet.entrant().name().latin())
                .toList();
    }

    private AttendanceSheet sheet(ChampionshipId id, EntryId entry) {
        return as.call(organiser, () -> attendance.sheet(id, entry));
    }

    private EntrantSheet entrant(ChampionshipId id, int number) {
        return as.call(organiser, () -> scoreboard.standings(id)).entrant(number);
    }

    private static List<Integer> seated(RoundSheet round) {
        return round.boards().stream()
                .flatMap(seated -> List.of(
                        seated.board().south().number(), seated.board().north().number())
                        .stream())
                .toList();
    }
}
