package om.hawalis.championship;

import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.pairing.Objections.Objection;

/**
 * What speaks against a board of a draft that was changed by hand, or against who rests.
 *
 * @param board its number, 0 where it is about who rests
 * @param who the two who sit there, or the one who rests
 */
public record DraftWarning(Objection objection, int board, List<EntrantSheet> who) {
    public DraftWarning {
        who = List.copyOf(who);
    }

    /** What it takes to go on all the same. */
    public enum Grade {
        /** It is said, and that is all. */
        ACKNOWLEDGE,
        /** It is confirmed, one by one, with the round. */
        CONFIRM,
        /** It is named by the answer to a first attempt, and confirmed in a second. */
        TWO_STEPS,
        /** It cannot be. */
        REFUSED
    }

    public Grade grade() {
        return switch (objection) {
            case NOT_THERE, HAVE_MET, FORBIDDEN -> Grade.REFUSED;
            case SAME_SIDE_DUE, SIDE_OVERDUE, HAS_RESTED -> Grade.TWO_STEPS;
            case WISHED_APART, SIDE_DENIED, FAR_APART -> Grade.CONFIRM;
            case OF_OTHER_SCORES, OTHERS_SCORE_LESS, SIDE_TURNED -> Grade.ACKNOWLEDGE;
        };
    }

    /** Names it when it is confirmed: {@code SIDE_DENIED-3-8}, with starting numbers. */
    public String key() {
        return objection + who.stream().map(entrant -> "-" + entrant.number()).collect(Collectors.joining());
    }
}
