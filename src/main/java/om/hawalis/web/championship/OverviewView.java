package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.function.Consumer;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.PairRound;
import om.hawalis.championship.RoundState;
import om.hawalis.championship.RoundUnderWay;
import om.hawalis.championship.RunChampionship;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}}: where it stands, and the one thing to do next. */
@Named("overviewView")
@RequestScoped
public class OverviewView {
    @Inject
    private Managed managed;

    @Inject
    private RunChampionship run;

    @Inject
    private PairRound pairRound;

    @Inject
    private Way way;

    @Inject
    @Param(name = "ask")
    private @Nullable String ask;

    private @Nullable Integer lastRound;
    private String reason = "";

    public void start() {
        step(run::start, "start");
    }

    public void reopenEntries() {
        step(run::reopenEntries, "reopenEntries");
    }

    /** Whoever presses second sees the round that the first one made. */
    public void propose() {
        try {
            pairRound.propose(managed.id());
            way.to(managed.path("rounds"), "championship.rounds.proposed");
        } catch (RoundUnderWay already) {
            way.to(
                    managed.path("rounds"),
                    "championship.rounds.underWay",
                    already.round().number());
        }
    }

    public void finish() {
        step(run::finish, "finish");
    }

    public void abandon() {
        step(id -> run.abandon(id, getLastRound(), reason), "abandon");
    }

    /** The last round that is closed, before somebody says otherwise. */
    public int getLastRound() {
        if (lastRound != null) return lastRound;
        return (int) managed.getRounds().stream()
                .takeWhile(round -> round.state() == RoundState.CLOSED)
                .count();
    }

    public void setLastRound(int lastRound) {
        this.lastRound = lastRound;
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }

    public void cancel() {
        step(run::cancel, "cancel");
    }

    public void resume() {
        step(run::resume, "resume");
    }

    public void archive() {
        step(run::archive, "archive");
    }

    public void takeFromArchive() {
        step(run::takeFromArchive, "unarchive");
    }

    private void step(Consumer<ChampionshipId> step, String what) {
        step.accept(managed.id());
        way.to(managed.path(), "championship.done." + what);
    }

    /** Which step waits for its second half: {@code cancel}, {@code finish}; or none. */
    public @Nullable String getAsk() {
        return ask;
    }
}
