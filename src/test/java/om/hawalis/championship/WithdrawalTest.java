package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Stay;
import om.hawalis.security.AccountId;
import org.junit.jupiter.api.Test;

class WithdrawalTest {
    private static final Instant NOW = Instant.parse("2026-12-04T09:00:00Z");
    private static final AccountId ARBITER = AccountId.fresh();

    @Test
    void who_never_withdrew_takes_part_throughout() {
        assertThat(Withdrawal.stays(1, List.of())).containsExactly(Stay.WHOLE);
    }

    @Test
    void who_withdrew_after_a_round_takes_part_to_its_end() {
        assertThat(Withdrawal.stays(1, List.of(after(2)))).containsExactly(new Stay(1, 2));
        assertThat(Withdrawal.standing(List.of(after(2)))).contains(2);
    }

    @Test
    void who_came_back_takes_part_from_then_on() {
        var withdrawal = after(1);
        withdrawal.ends(4, NOW, ARBITER);

        assertThat(Withdrawal.stays(1, List.of(withdrawal))).containsExactly(new Stay(1, 1), new Stay(4, Stay.OPEN));
        assertThat(Withdrawal.standing(List.of(withdrawal))).isEmpty();
    }

    @Test
    void withdrawing_and_returning_over_and_over_makes_stays_a_contest_accepts() {
        var beforeAll = after(0);
        beforeAll.ends(1, NOW, ARBITER);
        var again = after(0);
        again.ends(2, NOW, ARBITER);
        var last = after(1);

        var stays = Withdrawal.stays(1, List.of(beforeAll, again, last));

        var entrant = new Entrant(1, "Salim", null, "", stays);
        assertThat(entrant.takesPartIn(1)).isFalse();
        assertThat(entrant.takesPartIn(2)).isFalse();
    }

    private static Withdrawal after(int round) {
        return new Withdrawal(new EntryId(UUID.randomUUID()), round, NOW, ARBITER);
    }
}
