package om.hawalis.championship;

import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.ForbiddenGroup.Strictness;

/** Two who are not to be paired; shown to officials alone. @param lastRound empty for every round */
public record ForbiddenPairSheet(
        UUID id, EntryId one, EntryId other, Strictness strictness, Optional<Integer> lastRound, String reason) {}
