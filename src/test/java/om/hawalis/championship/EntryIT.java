package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.club.ClubForm;
import om.hawalis.club.Clubs;
import om.hawalis.club.FoundClub;
import om.hawalis.club.JoinClub;
import om.hawalis.contest.ByeKind;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(ArquillianExtension.class)
class EntryIT {
    private static final Identity APPLICATION = new Identity.TheApplication();

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private TakeEntries entries;

    @Inject
    private Withdraw withdraw;

    @Inject
    private RunChampionship run;

    @Inject
    private PairRound pairRound;

    @Inject
    private Championships championships;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private Players players;

    @Inject
    private FoundClub foundClub;

    @Inject
    private JoinClub joinClub;

    @Inject
    private Clubs clubs;

    @Inject
    private EntityManager entities;

    @Inject
    private Scene.InTransaction inTransaction;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    @Test
    void one_person_is_not_entered_twice() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var player = scene.player("Salim");
        scene.enter(organiser, id, player);

        assertThat(refusal(() -> scene.enter(organiser, id, player))).isEqualTo("entry.exists");
        assertThat(entrants(id)).hasSize(1);
    }

    @Test
    void the_database_itself_refuses_a_second_entry_of_a_player() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var player = scene.player("Salim");
        scene.enter(organiser, id, player);

        assertThatThrownBy(() -> inTransaction.get(() -> entities.createNativeQuery(
                                "insert into entry (id, championship_id, player_id, number, name_latin, name_arabic,"
                                        + " club_latin, club_arabic, entered_at, entered_by)"
                                        + " values (?1, ?2, ?3, 2, 'S', '', '', '', now(), ?4)")
                        .setParameter(1, UUID.randomUUID())
                        .setParameter(2, id.value())
                        .setParameter(3, player.value())
                        .setParameter(4, organiser.account().value())
                        .executeUpdate()))
                .hasRootCauseInstanceOf(SQLException.class)
                .rootCause()
                .hasMessageContaining("entry_player_once");
    }

    @Test
    void two_people_of_one_name_may_both_enter() {
        var id = scene.draft(organiser, Cycles.SINGLE);

        scene.enter(organiser, id, scene.player("محمد بن سعيد"));
        scene.enter(organiser, id, scene.player("محمد بن سعيد"));

        assertThat(entrants(id)).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "O'Neil",
                "محمد بن سعيد",
                "Fatma 🌊",
                "Abdulrahman bin Muhammad bin Abdullah bin Salim al-Kindi al-Nizwani"
            })
    void names_of_every_kind_are_kept_whole(String name) {
        var id = scene.draft(organiser, Cycles.SINGLE);

        scene.enter(organiser, id, scene.player(name));

        assertThat(entrants(id).getFirst().name().latin()).isEqualTo(name);
    }

    @Test
    void earlier_entries_keep_the_name_club_and_rating_of_their_day() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var club = scene.club();
        var before = as.call(APPLICATION, () -> clubs.sheet(club));
        var player = as.call(
                APPLICATION,
                () -> registerPlayer.register(
                        new PlayerForm(new Name("Salim", ""), Optional.empty(), Optional.of(1500))));
        as.run(APPLICATION, () -> joinClub.join(player, club, LocalDate.of(2026, 1, 1)));
        scene.enter(organiser, id, player);

        as.run(APPLICATION, () -> foundClub.correct(club, before.version(), renamed()));
        as.run(
                APPLICATION,
                () -> registerPlayer.correct(
                        player, 0, new PlayerForm(new Name("Salim Amir", ""), Optional.empty(), Optional.of(1700))));

        var entrant = entrants(id).getFirst();
        assertThat(entrant.name()).isEqualTo(new Name("Salim", ""));
        assertThat(entrant.club()).contains(before.name());
        assertThat(entrant.rating()).contains(1500);
    }

    private static ClubForm renamed() {
        return new ClubForm(new Name("Renamed " + UUID.randomUUID(), ""), "");
    }

    @Test
    void a_new_player_is_registered_and_entered_together_or_not_at_all() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var club = scene.club();
        var name = "New " + UUID.randomUUID();
        var form = new PlayerForm(new Name(name, ""), Optional.empty(), Optional.empty());

        as.call(organiser, () -> entries.enterNew(id, form, Optional.of(club)));
        assertThat(entrants(id).getFirst().club())
                .contains(as.call(APPLICATION, () -> clubs.sheet(club)).name());

        as.run(organiser, () -> run.cancel(id));
        assertThat(refusal(() -> as.call(organiser, () -> entries.enterNew(id, form, Optional.of(club)))))
                .isEqualTo("championship.not-draft");
        assertThat(as.call(APPLICATION, () -> players.search(name, Page.Request.FIRST))
                        .total())
                .isEqualTo(1);
    }

    @Test
    void removing_an_entry_of_a_draft_closes_the_gap_in_the_numbers() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        var first = scene.enter(organiser, id, scene.player("A"));
        scene.enter(organiser, id, scene.player("B"));
        scene.enter(organiser, id, scene.player("C"));

        as.run(organiser, () -> entries.remove(first));

        assertThat(entrants(id)).extracting(EntrantSheet::number).containsExactly(1, 2);
        assertThat(entrants(id)).extracting(e -> e.name().latin()).containsExactly("B", "C");
    }

    @Test
    void numbers_are_given_by_rating_by_name_or_by_a_lot_that_can_be_drawn_again() {
        var id = scene.draft(organiser, Cycles.SINGLE);
        enterRated(id, "C", 1400);
        enterRated(id, "A", 1600);
        enterRated(id, "B", 1800);

        assertThat(numbered(id, Numbering.BY_RATING)).isEqualTo("BAC");
        assertThat(numbered(id, Numbering.BY_NAME)).isEqualTo("ABC");
        assertThat(numbered(id, Numbering.BY_ENTRY)).isEqualTo("CAB");
        assertThat(numbered(id, Numbering.BY_LOT)).isEqualTo(numbered(id, Numbering.BY_LOT));
    }

    private void enterRated(ChampionshipId id, String name, int rating) {
        var form = new PlayerForm(new Name(name, ""), Optional.empty(), Optional.of(rating));
        as.call(organiser, () -> entries.enterNew(id, form, Optional.empty()));
    }

    private String numbered(ChampionshipId id, Numbering numbering) {
        as.run(organiser, () -> entries.number(id, numbering));
        return String.join("", entrants(id).stream().map(e -> e.name().latin()).toList());
    }

    @Test
    void entries_are_fixed_once_the_championship_has_started() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        var player = scene.player("Late");

        assertThat(refusal(() -> scene.enter(organiser, id, player))).isEqualTo("championship.not-draft");
    }

    @Test
    void withdrawal_is_a_status_and_nobody_who_withdrew_is_paired() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        scene.playThrough(organiser, id, 1);
        var leaver = entrants(id).getFirst();

        as.run(organiser, () -> withdraw.withdraw(leaver.id()));
        var round = scene.release(organiser, id);

        assertThat(entrants(id)).hasSize(4);
        assertThat(entrants(id).getFirst().withdrawnAfter()).contains(1);
        assertThat(round.boards()).hasSize(1).noneMatch(seated -> sits(seated.board(), leaver.id()));
        assertThat(round.byes()).extracting(ByeSheet::kind).containsExactly(ByeKind.PAIRING_ALLOCATED);
    }

    @Test
    void returning_after_a_withdrawal_gains_nothing() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        scene.playThrough(organiser, id, 1);
        var leaver = entrants(id).getFirst();
        as.run(organiser, () -> withdraw.withdraw(leaver.id()));
        scene.playThrough(organiser, id, 1);

        as.run(organiser, () -> withdraw.readmit(leaver.id()));
        var round = scene.release(organiser, id);

        assertThat(round.boards()).hasSize(2).anyMatch(seated -> sits(seated.board(), leaver.id()));
        assertThat(entrants(id).getFirst().withdrawnAfter()).isEmpty();
    }

    @Test
    void nobody_withdraws_from_under_a_round_on_its_way() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        as.call(organiser, () -> pairRound.propose(id));
        var leaver = entrants(id).getFirst();

        assertThat(refusal(() -> as.run(organiser, () -> withdraw.withdraw(leaver.id()))))
                .isEqualTo("round.under-way");
    }

    private static boolean sits(BoardSheet board, EntryId entry) {
        return board.south().id().equals(entry) || board.north().id().equals(entry);
    }

    private List<EntrantSheet> entrants(ChampionshipId id) {
        return as.call(organiser, () -> championships.entrants(id));
    }
}
