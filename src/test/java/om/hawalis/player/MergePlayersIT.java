package om.hawalis.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Participations;
import om.hawalis.championship.RunChampionship;
import om.hawalis.championship.Scene;
import om.hawalis.club.Clubs;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class MergePlayersIT {
    private static final Identity APPLICATION = new Identity.TheApplication();
    private static final LocalDate LAST_YEAR = LocalDate.of(2025, 1, 1);

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private MergePlayers mergePlayers;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private Players players;

    @Inject
    private Participations participations;

    @Inject
    private RunChampionship run;

    @Inject
    private JoinClub joinClub;

    @Inject
    private Clubs clubs;

    private Identity.SignedIn organiser;
    private String word;
    private PlayerId kept;
    private PlayerId duplicate;

    @BeforeEach
    void onePersonIsRegisteredTwice() {
        organiser = scene.organiser();
        word = UUID.randomUUID().toString().substring(0, 8);
        kept = scene.player("Salim bin Nasser " + word);
        duplicate = scene.player("Salim Nasser " + word);
    }

    @Test
    void one_person_entered_twice_is_made_one_all_games_are_kept_and_it_can_be_undone() {
        playsIn(kept);
        playsIn(duplicate);

        var merge = as.call(organiser, () -> mergePlayers.merge(kept, duplicate));

        assertThat(namesOfTheDay(kept)).containsExactlyInAnyOrder("Salim bin Nasser " + word, "Salim Nasser " + word);
        assertThat(namesOfTheDay(duplicate)).hasSize(2);
        assertThat(found()).containsExactly(kept);
        assertThat(as.call(Identity.NOBODY, () -> players.sheet(duplicate)).id())
                .isEqualTo(kept);

        as.run(organiser, () -> mergePlayers.undo(merge));

        assertThat(namesOfTheDay(kept)).containsExactly("Salim bin Nasser " + word);
        assertThat(namesOfTheDay(duplicate)).containsExactly("Salim Nasser " + word);
        assertThat(found()).containsExactlyInAnyOrder(kept, duplicate);
        assertThat(refusal(() -> mergePlayers.undo(merge))).isEqualTo("player.merge-undone");
    }

    @Test
    void two_who_take_part_in_one_championship_are_not_one_person() {
        var cup = scene.draft(organiser, Cycles.SINGLE);
        scene.enter(organiser, cup, kept);
        scene.enter(organiser, cup, duplicate);

        assertThat(refusal(() -> mergePlayers.merge(kept, duplicate))).isEqualTo("player.merge-together");
    }

    @Test
    void who_is_entered_already_does_not_enter_again_under_another_registration() {
        var cup = scene.draft(organiser, Cycles.SINGLE);
        scene.enter(organiser, cup, duplicate);
        as.call(organiser, () -> mergePlayers.merge(kept, duplicate));

        assertThat(refusal(() -> scene.enter(organiser, cup, kept))).isEqualTo("entry.exists");
        assertThat(refusal(() -> scene.enter(organiser, cup, duplicate))).isEqualTo("entry.exists");
    }

    @Test
    void nobody_is_merged_twice_nor_into_themselves_nor_round_about() {
        as.call(organiser, () -> mergePlayers.merge(kept, duplicate));
        var third = scene.player("S. Nasser " + word);

        assertThat(refusal(() -> mergePlayers.merge(kept, kept))).isEqualTo("player.merge-same");
        assertThat(refusal(() -> mergePlayers.merge(duplicate, kept))).isEqualTo("player.merged");
        assertThat(refusal(() -> mergePlayers.merge(third, duplicate))).isEqualTo("player.merged");
        as.call(organiser, () -> mergePlayers.merge(third, kept));
        assertThat(as.call(Identity.NOBODY, () -> players.identities(duplicate)))
                .containsExactly(third, kept, duplicate);
    }

    @Test
    void a_club_counts_one_person_once_and_knows_them_under_either_registration() {
        var club = scene.club();
        as.run(APPLICATION, () -> joinClub.join(kept, club, LAST_YEAR));
        as.run(APPLICATION, () -> joinClub.join(duplicate, club, LAST_YEAR));

        as.call(organiser, () -> mergePlayers.merge(kept, duplicate));

        assertThat(as.call(Identity.NOBODY, () -> clubs.members(club))).hasSize(1);
        assertThat(as.call(Identity.NOBODY, () -> clubs.sheet(club)).members()).isEqualTo(1);
        assertThat(as.call(Identity.NOBODY, () -> clubs.of(duplicate, LAST_YEAR)))
                .hasValueSatisfying(of -> assertThat(of.id()).isEqualTo(club));
    }

    @Test
    void likely_duplicates_are_offered_and_what_is_corrected_goes_to_who_was_kept() {
        assertThat(as.call(Identity.NOBODY, () -> players.alike(kept)))
                .extracting(PlayerSheet::id)
                .contains(duplicate)
                .doesNotContain(kept);

        as.call(organiser, () -> mergePlayers.merge(kept, duplicate));
        var form = new PlayerForm(new Name("Salim " + word, ""), Optional.empty(), Optional.of(1500));
        as.run(organiser, () -> registerPlayer.correct(duplicate, 0, form));

        assertThat(as.call(Identity.NOBODY, () -> players.alike(kept)))
                .extracting(PlayerSheet::id)
                .doesNotContain(duplicate, kept);
        assertThat(as.call(Identity.NOBODY, () -> players.sheet(kept)).rating()).contains(1500);
    }

    private void playsIn(PlayerId player) {
        var cup = scene.draft(organiser, Cycles.SINGLE);
        scene.enter(organiser, cup, player);
        scene.enter(organiser, cup, scene.player("Opponent"));
        as.run(organiser, () -> run.start(cup));
    }

    private List<String> namesOfTheDay(PlayerId player) {
        return as.call(Identity.NOBODY, () -> participations.of(player)).stream()
                .map(part -> part.entrant().name().latin())
                .toList();
    }

    private List<PlayerId> found() {
        return as.call(Identity.NOBODY, () -> players.search(word, Page.Request.FIRST)).rows().stream()
                .map(PlayerSheet::id)
                .toList();
    }

    private String refusal(Runnable call) {
        return catchThrowableOfType(Refusal.class, () -> as.run(organiser, call))
                .key();
    }
}
