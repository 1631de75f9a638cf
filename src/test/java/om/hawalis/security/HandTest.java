package om.hawalis.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class HandTest {
    private static final AccountId ISSUER = AccountId.fresh();

    private static HeldLink link(Hand.Kind kind) {
        return new HeldLink(UUID.randomUUID(), kind, ISSUER);
    }

    @Test
    void whoever_sent_out_a_scorer_answers_for_what_the_scorer_wrote() {
        assertThat(link(Hand.Kind.SCORER_LINK).hand().isOf(ISSUER)).isTrue();
        assertThat(link(Hand.Kind.PLAYER_LINK).hand().isOf(ISSUER)).isFalse();
        assertThat(Hand.of(ISSUER).isOf(ISSUER)).isTrue();
        assertThat(Hand.of(ISSUER).isOf(AccountId.fresh())).isFalse();
    }

    @Test
    void a_link_without_its_id_is_refused() {
        assertThatThrownBy(() -> new Hand(ISSUER, Hand.Kind.SCORER_LINK, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void links_in_hand_add_their_roles_and_no_account() {
        var caller = new Caller();
        caller.holds(() -> List.of(link(Hand.Kind.SCORER_LINK)));

        assertThat(caller.roles()).containsExactly(Role.SCORER);
        assertThat(caller.account()).isEmpty();
        assertThat(caller.name()).startsWith("link ");
        caller.becomes(new Identity.SignedIn(ISSUER, "maryam", "Maryam", Set.of(Role.PLAYER)));
        assertThat(caller.roles()).containsExactlyInAnyOrder(Role.SCORER, Role.PLAYER);
        assertThat(caller.name()).isEqualTo("maryam");
    }
}
