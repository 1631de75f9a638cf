package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Players put themselves down until a closing time, and the organiser takes them in. */
@ExtendWith(ArquillianExtension.class)
class RegistrationIT {
    private static final LocalDateTime FAR = LocalDateTime.parse("2099-12-03T20:00");

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private OpenRegistration open;

    @Inject
    private ApplyForEntry apply;

    @Inject
    private DecideApplication decide;

    @Inject
    private Registrations registrations;

    @Inject
    private Championships championships;

    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    private Identity.SignedIn organiser;
    private ChampionshipId cup;
    private String word;

    @BeforeEach
    void aDraft() {
        organiser = scene.organiser();
        cup = scene.draft(organiser, Cycles.SINGLE);
        word = UUID.randomUUID().toString().substring(0, 8);
    }

    private ApplicationForm form(String name, String club) {
        return new ApplicationForm(new Name(name + " " + word, ""), club, Optional.of(2012));
    }

    private void applies(ApplicationForm form) {
        as.run(Identity.NOBODY, () -> apply.apply(cup, form));
    }

    private List<ApplicationSheet> waiting() {
        return as.call(organiser, () -> registrations.waiting(cup));
    }

    private List<EntrantSheet> entrants() {
        return as.call(organiser, () -> championships.entrants(cup));
    }

    @Test
    void a_draft_is_unknown_to_players_until_its_registration_is_opened() {
        assertThat(refusal(() -> applies(form("Amal", "")))).isEqualTo("championship");
        assertThat(refusal(() -> as.call(Identity.NOBODY, () -> registrations.sheet(cup))))
                .isEqualTo("championship");

        as.run(organiser, () -> open.until(cup, FAR));

        var sheet = as.call(Identity.NOBODY, () -> registrations.sheet(cup));
        assertThat(sheet.open()).isTrue();
        assertThat(sheet.closing()).isEqualTo(new ClosingTime(FAR, ChampionshipForm.USUAL_ZONE));
    }

    @Test
    void nobody_is_entered_before_the_organiser_takes_them_in() {
        var club = scene.club();
        var called = as.call(Identity.NOBODY, () -> clubs.sheet(club)).name();
        as.run(organiser, () -> open.until(cup, FAR));
        applies(form("Amal", called.latin()));

        assertThat(entrants()).isEmpty();
        var id = waiting().getFirst().id();
        as.call(organiser, () -> decide.accept(id, Optional.empty()));

        assertThat(entrants()).hasSize(1);
        assertThat(entrants().getFirst().club()).contains(called);
        assertThat(waiting()).isEmpty();
        assertThat(refusal(() -> as.call(organiser, () -> decide.accept(id, Optional.empty()))))
                .isEqualTo("application.decided");
        assertThat(entrants()).hasSize(1);
    }

    @Test
    void one_person_must_not_be_entered_twice_so_who_is_known_is_offered() {
        var known = scene.player("Salim bin Nasser " + word);
        as.run(organiser, () -> open.until(cup, FAR));
        applies(form("Salim bin Nasser", ""));

        var one = waiting().getFirst();
        assertThat(one.alike()).extracting(PlayerSheet::id).contains(known);
        as.call(organiser, () -> decide.accept(one.id(), Optional.of(known)));

        assertThat(entrants()).extracting(EntrantSheet::player).containsExactly(known);
        assertThat(as.call(Identity.NOBODY, () -> players.search(word, Page.Request.FIRST))
                        .total())
                .isEqualTo(1);
    }

    @Test
    void who_is_down_already_is_not_put_down_twice_and_who_is_declined_is_not_entered() {
        as.run(organiser, () -> open.until(cup, FAR));
        applies(form("Amal", ""));

        assertThat(refusal(() -> applies(form("AMAL", "")))).isEqualTo("application.sent");
        var id = waiting().getFirst().id();
        as.run(organiser, () -> decide.decline(id));
        assertThat(waiting()).isEmpty();
        assertThat(entrants()).isEmpty();
    }

    @Test
    void after_the_closing_time_nobody_puts_themselves_down() {
        as.run(organiser, () -> open.until(cup, FAR));
        as.run(organiser, () -> open.close(cup));

        assertThat(refusal(() -> applies(form("Amal", "")))).isEqualTo("registration.closed");
        assertThat(as.call(Identity.NOBODY, () -> registrations.sheet(cup)).open())
                .isFalse();
        assertThat(refusal(() -> as.run(organiser, () -> open.until(cup, LocalDateTime.parse("2020-01-01T00:00")))))
                .isEqualTo("registration.past");
    }

    @Test
    void another_organiser_neither_opens_nor_decides_nor_sees_who_waits() {
        as.run(organiser, () -> open.until(cup, FAR));
        applies(form("Amal", ""));
        var id = waiting().getFirst().id();
        var stranger = scene.organiser();

        assertThat(refusal(() -> as.run(stranger, () -> open.until(cup, FAR)))).isEqualTo("championship");
        assertThat(refusal(() -> as.run(stranger, () -> decide.decline(id)))).isEqualTo("championship");
        assertThat(refusal(() -> as.call(stranger, () -> registrations.waiting(cup))))
                .isEqualTo("championship");
    }
}
