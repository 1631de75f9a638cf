package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.Delay;
import om.hawalis.championship.DelayBoard;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** Boards put off, on {@code /manage/championships/{slug}/rounds}. */
@Named("delayView")
@RequestScoped
public class DelayView {
    @Inject
    private Managed managed;

    @Inject
    private RoundsView rounds;

    @Inject
    private DelayBoard delayBoard;

    @Inject
    private Chosen chosen;

    @Inject
    private PageLanguage language;

    @Inject
    private Way way;

    @Inject
    @Param(name = "round")
    private @Nullable String round;

    private @Nullable UUID board;
    private Delay kind = Delay.POSTPONED;
    private String reason = "";

    /** A board for the menu, or one that is put off. */
    public record Line(UUID id, String label, String kind, String reason) {}

    /** Boards that may be put off. */
    public List<Line> getOpen() {
        return shown().filter(seated -> !seated.isSettled() && seated.delay().isEmpty())
                .map(seated -> line(seated, "", ""))
                .toList();
    }

    public List<Line> getDelayed() {
        return shown().flatMap(seated -> seated.delay().stream()
                        .map(delay -> line(seated, delay.kind().name(), delay.reason())))
                .toList();
    }

    private Stream<SeatedBoard> shown() {
        var sheet = rounds.getShown();
        return sheet == null ? Stream.empty() : sheet.boards().stream();
    }

    private Line line(SeatedBoard seated, String state, String why) {
        var board = seated.board();
        var label = board.number() + " · " + board.south().name().in(language.getCode()) + " – "
                + board.north().name().in(language.getCode());
        return new Line(board.id().value(), label, state, why);
    }

    public void delay() {
        if (board == null) throw Refusal.malformed("member", "board");
        delayBoard.delay(new BoardId(board), kind, reason);
        back("delayed");
    }

    public void takeUp() {
        delayBoard.takeUp(chosen.id(BoardId::new));
        back("takenUp");
    }

    private void back(String done) {
        way.to(managed.path("rounds") + "?round=" + round, "delay.done." + done);
    }

    public Delay[] getKinds() {
        return Delay.values();
    }

    public @Nullable UUID getBoard() {
        return board;
    }

    public void setBoard(@Nullable UUID board) {
        this.board = board;
    }

    public Delay getKind() {
        return kind;
    }

    public void setKind(Delay kind) {
        this.kind = kind;
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }
}
