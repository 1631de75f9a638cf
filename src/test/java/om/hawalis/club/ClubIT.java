package om.hawalis.club;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class ClubIT {
    private static final Identity APPLICATION = new Identity.TheApplication();

    @Inject
    private RunAs as;

    @Inject
    private FoundClub foundClub;

    @Inject
    private JoinClub joinClub;

    @Inject
    private Clubs clubs;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private Players players;

    @Test
    void a_player_is_found_however_their_name_is_spelt() {
        var word = "أحمد" + UUID.randomUUID().toString().substring(0, 8);
        as.call(APPLICATION, () -> registerPlayer.register(player(new Name("", word + " بن عيسى المدرسة"))));

        var found = as.call(
                Identity.NOBODY, () -> players.search(word.replace('أ', 'ا') + " عيسي المدرسه", Page.Request.FIRST));

        assertThat(found.total()).isEqualTo(1);
    }

    @Test
    void who_joins_another_club_leaves_the_former_that_day() {
        var ruwi = foundClub();
        var seeb = foundClub();
        var player = as.call(APPLICATION, () -> registerPlayer.register(player(new Name("Salim", ""))));

        as.run(APPLICATION, () -> joinClub.join(player, ruwi, LocalDate.of(2026, 1, 1)));
        as.run(APPLICATION, () -> joinClub.join(player, seeb, LocalDate.of(2026, 6, 1)));

        assertThat(clubOn(player, LocalDate.of(2026, 5, 31))).contains(ruwi);
        assertThat(clubOn(player, LocalDate.of(2026, 6, 1))).contains(seeb);
    }

    @Test
    void two_clubs_of_one_name_are_refused() {
        var name = new Name("Club " + UUID.randomUUID(), "");
        as.call(APPLICATION, () -> foundClub.found(new ClubForm(name, "")));

        assertThatThrownBy(() -> as.call(APPLICATION, () -> foundClub.found(new ClubForm(name, ""))))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("club.exists"));
    }

    @Test
    void an_edit_of_an_old_version_does_not_overwrite() {
        var id = foundClub();
        var before = as.call(Identity.NOBODY, () -> clubs.sheet(id));
        var first = new ClubForm(before.name(), "Ruwi");
        as.run(APPLICATION, () -> foundClub.correct(id, before.version(), first));

        assertThatThrownBy(() -> as.run(
                        APPLICATION,
                        () -> foundClub.correct(id, before.version(), new ClubForm(before.name(), "Seeb"))))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("edited-meanwhile"));
        assertThat(as.call(Identity.NOBODY, () -> clubs.sheet(id)).place()).isEqualTo("Ruwi");
    }

    @Test
    void a_club_is_renamed_and_what_it_was_called_stays_known() {
        var id = foundClub();
        var before = as.call(Identity.NOBODY, () -> clubs.sheet(id));
        var renamed = new Name("Renamed " + UUID.randomUUID(), "");

        as.run(APPLICATION, () -> foundClub.correct(id, before.version(), new ClubForm(renamed, "")));
        as.run(APPLICATION, () -> foundClub.correct(id, before.version() + 1, new ClubForm(renamed, "Ruwi")));

        assertThat(as.call(Identity.NOBODY, () -> clubs.formerNames(id)))
                .extracting(FormerNameSheet::name)
                .containsExactly(before.name());
        assertThat(as.call(Identity.NOBODY, () -> clubs.sheet(before.slug())).name())
                .isEqualTo(renamed);
    }

    @Test
    void a_transfer_is_dated_and_the_history_of_a_player_names_every_club() {
        var ruwi = foundClub();
        var seeb = foundClub();
        var player = as.call(APPLICATION, () -> registerPlayer.register(player(new Name("Salim", ""))));
        as.run(APPLICATION, () -> joinClub.join(player, ruwi, LocalDate.of(2026, 1, 1)));
        as.run(APPLICATION, () -> joinClub.join(player, seeb, LocalDate.of(2026, 6, 1)));

        var history = as.call(Identity.NOBODY, () -> clubs.history(player));

        assertThat(history).extracting(time -> time.club().id()).containsExactly(seeb, ruwi);
        assertThat(history.getFirst().until()).isEmpty();
        assertThat(history.getLast().until()).contains(LocalDate.of(2026, 6, 1));
        assertThatThrownBy(() -> as.run(APPLICATION, () -> joinClub.join(player, ruwi, LocalDate.of(2026, 3, 1))))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("membership.later"));
    }

    @Test
    void a_club_chooses_what_its_boards_look_like() {
        var id = foundClub();
        var before = as.call(Identity.NOBODY, () -> clubs.sheet(id));
        var wood = new ClubForm(before.name(), before.place(), BoardLook.WOOD);

        as.run(APPLICATION, () -> foundClub.correct(id, before.version(), wood));

        assertThat(before.look()).isEqualTo(BoardLook.SAND);
        assertThat(as.call(Identity.NOBODY, () -> clubs.sheet(id)).look()).isEqualTo(BoardLook.WOOD);
        assertThatThrownBy(() -> BoardLook.of("GOLD"))
                .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.key()).isEqualTo("club.look"));
    }

    private Optional<ClubId> clubOn(om.hawalis.player.PlayerId player, LocalDate day) {
        return as.call(Identity.NOBODY, () -> clubs.of(player, day)).map(ClubSheet::id);
    }

    private ClubId foundClub() {
        var form = new ClubForm(new Name("Club " + UUID.randomUUID(), ""), "");
        return as.call(APPLICATION, () -> foundClub.found(form));
    }

    private static PlayerForm player(Name name) {
        return new PlayerForm(name, Optional.empty(), Optional.empty());
    }
}
