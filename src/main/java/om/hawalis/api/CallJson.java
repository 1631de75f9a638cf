package om.hawalis.api;

import java.time.Instant;
import om.hawalis.verification.CallSheet;
import org.jspecify.annotations.Nullable;

/** A call for an arbiter; {@code answeredAt} says that one comes. */
public record CallJson(
        String id,
        String game,
        @Nullable String note,
        String calledAt,
        @Nullable String answeredAt) {
    static CallJson of(CallSheet call) {
        return new CallJson(
                call.id().toString(),
                call.game().toString(),
                call.note().orElse(null),
                call.calledAt().toString(),
                call.answeredAt().map(Instant::toString).orElse(null));
    }
}
