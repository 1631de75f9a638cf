package om.hawalis.publishing;

import static jakarta.enterprise.event.TransactionPhase.AFTER_SUCCESS;

import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import om.hawalis.championship.Boards;
import om.hawalis.championship.RoundClosed;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundReleased;
import om.hawalis.game.ClockChanged;
import om.hawalis.game.EndingTakenBack;
import om.hawalis.game.MovePlayed;
import om.hawalis.game.PlyUndone;
import om.hawalis.game.RecordSetAside;
import om.hawalis.verification.ArbiterCalled;
import om.hawalis.verification.DisputeChanged;
import om.hawalis.verification.ResultDisputed;
import om.hawalis.verification.ResultReported;
import om.hawalis.verification.ResultReturned;
import om.hawalis.verification.ResultVerified;
import om.hawalis.verification.ResultWithdrawn;

/** Puts what happened on the live feed once it is stored. */
@Singleton
public class Announcements {
    private final LiveFeed feed;
    private final Boards boards;
    private final Event<LiveChange> changes;

    @Inject
    public Announcements(LiveFeed feed, Boards boards, Event<LiveChange> changes) {
        this.feed = feed;
        this.boards = boards;
        this.changes = changes;
    }

    /** All announcements come together here, whatever brought them. */
    void announce(@Observes(during = AFTER_SUCCESS) LiveChange change) {
        feed.append(change);
    }

    void played(@Observes MovePlayed move) {
        changes.fire(new LiveChange.OfGame(move.championship(), move.game(), move.revision()));
    }

    void undone(@Observes PlyUndone undo) {
        changes.fire(new LiveChange.OfGame(undo.championship(), undo.game(), undo.revision()));
    }

    void reopened(@Observes EndingTakenBack back) {
        changes.fire(new LiveChange.OfGame(back.championship(), back.game(), back.revision()));
    }

    void setAside(@Observes RecordSetAside aside) {
        changes.fire(new LiveChange.OfGame(aside.championship(), aside.game(), aside.revision()));
    }

    void reported(@Observes ResultReported reported) {
        changes.fire(new LiveChange.OfResult(reported.championship(), reported.game()));
    }

    void disputed(@Observes ResultDisputed disputed) {
        changes.fire(new LiveChange.OfResult(disputed.championship(), disputed.game()));
    }

    void verified(@Observes ResultVerified verified) {
        changes.fire(new LiveChange.OfResult(verified.championship(), verified.game()));
    }

    void returned(@Observes ResultReturned returned) {
        changes.fire(new LiveChange.OfResult(returned.championship(), returned.game()));
    }

    void withdrawn(@Observes ResultWithdrawn withdrawn) {
        changes.fire(new LiveChange.OfResult(withdrawn.championship(), withdrawn.game()));
    }

    void clock(@Observes ClockChanged clock) {
        changes.fire(new LiveChange.OfClock(clock.championship(), clock.game()));
    }

    void called(@Observes ArbiterCalled called) {
        changes.fire(new LiveChange.OfCall(called.championship(), called.game()));
    }

    void disputeChanged(@Observes DisputeChanged changed) {
        changes.fire(new LiveChange.OfResult(changed.championship(), changed.game()));
    }

    void released(@Observes RoundReleased released) {
        changed(released.round());
    }

    void closed(@Observes RoundClosed closed) {
        changed(closed.round());
    }

    void published(@Observes StandingsPublished published) {
        changes.fire(new LiveChange.OfPublication(published.championship(), published.number()));
    }

    private void changed(RoundId id) {
        var round = boards.round(id);
        changes.fire(new LiveChange.OfRound(round.championship(), round.number()));
    }
}
