package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.Stay;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** An entrant's absence from one round's end on, until a return. The entry itself stays. */
@Entity
class Withdrawal {
    private static final int LONGEST_REASON = 300;

    @Id
    private UUID id;

    @Column(name = "entry_id")
    private UUID entryId;

    @Column(name = "last_round")
    private int lastRound;

    @Column(name = "withdrawn_at")
    private Instant withdrawnAt;

    @Column(name = "withdrawn_by")
    private UUID withdrawnBy;

    @Column(name = "returns_in")
    private @Nullable Integer returnsIn;

    @Column(name = "returned_at")
    private @Nullable Instant returnedAt;

    @Column(name = "returned_by")
    private @Nullable UUID returnedBy;

    @Column(name = "expelled_for")
    private @Nullable String expelledFor;

    protected Withdrawal() {}

    Withdrawal(EntryId entry, int lastRound, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.entryId = entry.value();
        this.lastRound = lastRound;
        this.withdrawnAt = at;
        this.withdrawnBy = by.value();
    }

    /** Somebody sent away. @param reason why, for the officials */
    static Withdrawal expulsion(EntryId entry, int lastRound, String reason, Instant at, AccountId by) {
        if (reason.isBlank() || reason.strip().length() > LONGEST_REASON)
            throw Refusal.malformed("entry.expel-reason", LONGEST_REASON);
        var expulsion = new Withdrawal(entry, lastRound, at, by);
        expulsion.expelledFor = reason.strip();
        return expulsion;
    }

    Optional<String> expelledFor() {
        return Optional.ofNullable(expelledFor);
    }

    void ends(int firstRoundBack, Instant at, AccountId by) {
        returnsIn = firstRoundBack;
        returnedAt = at;
        returnedBy = by.value();
    }

    boolean isOpen() {
        return returnedAt == null;
    }

    EntryId entry() {
        return new EntryId(entryId);
    }

    int lastRound() {
        return lastRound;
    }

    /** The last round before the withdrawal that still stands, where one does. */
    static Optional<Integer> standing(List<Withdrawal> ofOneEntry) {
        return ofOneEntry.stream()
                .filter(Withdrawal::isOpen)
                .map(Withdrawal::lastRound)
                .findFirst();
    }

    /** Through which rounds an entrant with these withdrawals, in order, takes part. */
    static List<Stay> stays(int firstRound, List<Withdrawal> inOrder) {
        var stays = new ArrayList<Stay>();
        var first = firstRound;
        for (var withdrawal : inOrder) {
            if (withdrawal.lastRound >= first - 1) stays.add(new Stay(first, withdrawal.lastRound));
            if (withdrawal.returnsIn == null) return stays;
            first = Math.max(first, withdrawal.returnsIn);
        }
        stays.add(new Stay(first, Stay.OPEN));
        return stays;
    }

    /** The same as a stage counts that begins after so many rounds. */
    static List<Stay> staysAfter(int rounds, List<Stay> stays) {
        return stays.stream()
                .filter(stay -> stay.last() > rounds)
                .map(stay -> new Stay(
                        Math.max(1, stay.first() - rounds),
                        stay.last() == Stay.OPEN ? Stay.OPEN : stay.last() - rounds))
                .toList();
    }
}
