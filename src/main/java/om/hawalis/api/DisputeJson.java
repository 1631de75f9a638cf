package om.hawalis.api;

import java.util.List;
import om.hawalis.championship.EntryId;
import om.hawalis.verification.DisputeSheet;
import om.hawalis.verification.RemarkSheet;
import org.jspecify.annotations.Nullable;

/** A dispute with its thread; {@code ruling} and {@code reason} once it is decided. */
public record DisputeJson(
        String id,
        String game,
        String report,
        String player,
        String openedAt,
        String deadline,
        @Nullable String ruling,
        @Nullable String reason,
        @Nullable String decidedAt,
        List<RemarkJson> remarks) {

    /** One of the two who play said it; an official where {@code player} is left out. */
    public record RemarkJson(int number, @Nullable String player, String words, String at) {
        static RemarkJson of(RemarkSheet remark) {
            return new RemarkJson(
                    remark.number(),
                    remark.player().map(EntryId::toString).orElse(null),
                    remark.words(),
                    remark.at().toString());
        }
    }

    static DisputeJson of(DisputeSheet dispute) {
        return new DisputeJson(
                dispute.id().toString(),
                dispute.game().toString(),
                dispute.report().toString(),
                dispute.player().toString(),
                dispute.openedAt().toString(),
                dispute.deadline().toString(),
                dispute.decision().map(made -> made.ruling().name()).orElse(null),
                dispute.decision().map(DisputeSheet.Decision::reason).orElse(null),
                dispute.decision().map(made -> made.at().toString()).orElse(null),
                dispute.remarks().stream().map(RemarkJson::of).toList());
    }
}
