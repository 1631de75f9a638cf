package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.PairRound;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.RoundState;
import om.hawalis.championship.RoundUnderWay;
import om.hawalis.championship.WarningsStand;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/rounds}: the boards of each round, and its next step. */
@Named("roundsView")
@RequestScoped
public class RoundsView {
    @Inject
    private Managed managed;

    @Inject
    private PairRound pairRound;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "round")
    private @Nullable String number;

    @Inject
    @Param(name = "ask")
    private @Nullable String ask;

    @Inject
    @Param(name = "accepted")
    private @Nullable List<String> accepted;

    /** The round asked for, else the latest; none before the first is proposed. */
    public @Nullable RoundSheet getShown() {
        var rounds = managed.getRounds();
        return rounds.stream()
                .filter(round -> String.valueOf(round.number()).equals(number))
                .findFirst()
                .or(() -> rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast()))
                .orElse(null);
    }

    /** Whether another round can be proposed now. */
    public boolean isOpenToProposal() {
        var rounds = managed.getRounds();
        return managed.isRunning()
                && managed.isArbiter()
                && rounds.size() < managed.getSheet().plannedRounds()
                && rounds.stream().allMatch(round -> round.state().isPublic());
    }

    /** Whether closing or releasing has to name unsettled boards first. */
    public boolean isAsking() {
        return "go".equals(ask) && !getUnsettled().isEmpty();
    }

    /** What stands in the way: of a close, the round's own boards; of a release, those of rounds still open. */
    public List<BoardSheet> getUnsettled() {
        var shown = getShown();
        if (shown == null) return List.of();
        if (shown.state() == RoundState.RELEASED) return shown.unsettled();
        return managed.getRounds().stream()
                .filter(round -> round.state() == RoundState.RELEASED)
                .flatMap(round -> round.unsettled().stream())
                .toList();
    }

    /** The same as the form sends it back. */
    public String getNamed() {
        return getUnsettled().stream().map(board -> board.id().toString()).collect(Collectors.joining(","));
    }

    /** Whoever presses second sees the round that the first one made. */
    public void propose() {
        try {
            back(pairRound.propose(managed.id()).number(), "proposed");
        } catch (RoundUnderWay already) {
            back(already.round().number(), "underWay");
        }
    }

    /** Warnings that were not ticked are asked for in a second step. */
    public void confirm() {
        try {
            var ticked = accepted == null ? Set.<String>of() : Set.copyOf(accepted);
            var round = pairRound.confirm(chosen.id(RoundId::new), chosen.version(), ticked);
            back(round.number(), "confirmed");
        } catch (WarningsStand stand) {
            way.to(managed.path("rounds") + "?round=" + number + "&ask=warnings", "championship.rounds.warnings");
        }
    }

    public void undo() {
        pairRound.undo(chosen.id(RoundId::new), chosen.version());
        way.to(managed.path("rounds"), "championship.rounds.undone");
    }

    public void release() {
        var round = pairRound.release(chosen.id(RoundId::new), chosen.version(), chosen.unsettled(BoardId::new));
        back(round.number(), "released");
    }

    public void close() {
        var round = pairRound.close(chosen.id(RoundId::new), chosen.unsettled(BoardId::new));
        back(round.number(), "closed");
    }

    private void back(int round, String done) {
        way.to(managed.path("rounds") + "?round=" + round, "championship.rounds." + done, round);
    }
}
