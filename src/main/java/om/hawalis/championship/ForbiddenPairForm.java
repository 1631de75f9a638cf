package om.hawalis.championship;

import java.util.Optional;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import om.hawalis.platform.Refusal;

/**
 * Two who are not to be paired.
 *
 * @param strictness absolute: never; weak: only where no round can be made otherwise
 * @param lastRound through which round; empty for all
 * @param reason in free words, for the officials alone
 */
public record ForbiddenPairForm(
        EntryId one, EntryId other, Strictness strictness, Optional<Integer> lastRound, String reason) {
    private static final int LONGEST = 200;

    public ForbiddenPairForm {
        reason = reason.strip();
        if (one.equals(other)) throw Refusal.malformed("forbidden.self");
        if (reason.isEmpty() || reason.length() > LONGEST) throw Refusal.malformed("forbidden.reason", LONGEST);
        if (lastRound.filter(round -> round < 1).isPresent()) throw Refusal.malformed("forbidden.round");
    }
}
