package om.hawalis.game;

import java.util.List;
import om.hawalis.engine.Discrepancy;
import om.hawalis.platform.Refusal;

/** A score sheet that does not replay as it is written; nothing of it was recorded. */
public class FaultySheet extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient List<Discrepancy> discrepancies;

    FaultySheet(List<Discrepancy> discrepancies) {
        super(
                kind(discrepancies),
                "sheet.discrepancies",
                discrepancies.size(),
                discrepancies.getFirst().line(),
                discrepancies.getFirst().ply(),
                discrepancies.getFirst().written());
        this.discrepancies = List.copyOf(discrepancies);
    }

    /** In the order of the text. */
    public List<Discrepancy> discrepancies() {
        return discrepancies;
    }

    /** Text that cannot be read is malformed; text that can, and is wrong, is against the rules. */
    private static Kind kind(List<Discrepancy> discrepancies) {
        return discrepancies.stream().anyMatch(d -> isUnreadable(d.kind())) ? Kind.MALFORMED : Kind.CONFLICT;
    }

    private static boolean isUnreadable(Discrepancy.Kind kind) {
        return switch (kind) {
            case UNREADABLE_TEXT, UNCLOSED_COMMENT, MALFORMED_TAG, REPEATED_TAG, UNKNOWN_TAG_VALUE -> true;
            case WRONG_CAPTURE, ILLEGAL_MOVE, MOVE_AFTER_END, WRONG_RESULT, WRONG_TERMINATION -> false;
        };
    }
}
