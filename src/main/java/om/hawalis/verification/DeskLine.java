package om.hawalis.verification;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.game.GameSheet;

/**
 * A game as it lies on the arbiter's desk.
 *
 * @param returned why the last report was given back, where none came since
 * @param hindrances why whoever looks may not verify a report: the key of a refusal
 * @param call that nobody has answered
 * @param disputes every one there was, oldest first
 * @param words what the players say of its reports
 */
public record DeskLine(
        GameSheet game,
        Papers papers,
        Optional<String> returned,
        Map<ReportId, String> hindrances,
        Optional<CallSheet> call,
        List<DisputeSheet> disputes,
        List<WordSheet> words) {

    /** What the game waits for. */
    public enum Waiting {
        /** For its first move. */
        START,
        /** For its moves. */
        MOVES,
        /** For somebody to report a result: it is over, and none stands. */
        REPORT,
        /** For a second person. */
        VERIFICATION,
        /** For an arbiter to settle two results, or what a player disputes. */
        DECISION,
        /** For nothing: it is official. */
        NOTHING
    }

    public DeskLine {
        hindrances = Map.copyOf(hindrances);
        disputes = List.copyOf(disputes);
        words = List.copyOf(words);
    }

    public Waiting waiting() {
        if (papers.isDisputed() || dispute().isPresent()) return Waiting.DECISION;
        if (papers.standing().isPresent()) return Waiting.VERIFICATION;
        if (papers.official().isPresent()) return Waiting.NOTHING;
        return switch (game.state()) {
            case READY -> Waiting.START;
            case PLAYING -> Waiting.MOVES;
            case OVER -> Waiting.REPORT;
        };
    }

    /** The one that is not decided yet. */
    public Optional<DisputeSheet> dispute() {
        return disputes.stream().filter(DisputeSheet::isOpen).findFirst();
    }

    /** Whether whoever looks may confirm or return it. */
    public boolean mayVerify(ReportSheet report) {
        return report.state().waits() && !hindrances.containsKey(report.id());
    }
}
