package om.hawalis.web.verification;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import om.hawalis.championship.Boards;
import om.hawalis.championship.Championships;
import om.hawalis.championship.RoundSheet;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.verification.CallArbiter;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.Reports;
import om.hawalis.verification.VerifyResult;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/desk}: every game of a round and what it waits for. */
@Named("deskView")
@RequestScoped
public class DeskView {
    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private Reports reports;

    @Inject
    private VerifyResult verifyResult;

    @Inject
    private CallArbiter callArbiter;

    @Inject
    private ChosenReport chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "slug")
    private String slug;

    @Inject
    @Param(name = "round")
    private @Nullable String number;

    private @Nullable List<RoundSheet> rounds;
    private @Nullable List<Row> rows;

    /** Those the public sees, in order. */
    public List<RoundSheet> getRounds() {
        if (rounds == null)
            rounds = boards.rounds(championships.sheet(new Slug(slug)).id()).stream()
                    .filter(round -> round.state().isPublic())
                    .toList();
        return Objects.requireNonNull(rounds);
    }

    /** The round asked for, else the latest; none before the first is released. */
    public @Nullable RoundSheet getShown() {
        var released = getRounds();
        return released.stream()
                .filter(round -> String.valueOf(round.number()).equals(number))
                .findFirst()
                .or(() -> released.isEmpty() ? Optional.empty() : Optional.of(released.getLast()))
                .orElse(null);
    }

    public List<Row> getRows() {
        var shown = getShown();
        if (rows == null)
            rows = shown == null
                    ? List.of()
                    : reports.desk(shown.id()).stream().map(Row::new).toList();
        return Objects.requireNonNull(rows);
    }

    public List<Filter> getFilters() {
        return List.of(Filter.values());
    }

    /** Boards whose call nobody has answered. */
    public long getCalling() {
        return getRows().stream().filter(row -> row.getCall() != null).count();
    }

    /** How many proven results may be confirmed by one press. */
    public long getTogether() {
        return getRows().stream().filter(Row::isProvenConfirmable).count();
    }

    /** How many wait for somebody to decide something. */
    public long getWaiting() {
        return getRows().stream()
                .map(Row::getWaiting)
                .filter(what -> what == DeskLine.Waiting.VERIFICATION || what == DeskLine.Waiting.DECISION)
                .count();
    }

    public void confirm() {
        verifyResult.confirm(chosen.report(), chosen.version());
        back("desk.confirmed");
    }

    /** Each stands by itself: one that has changed meanwhile holds up no other. */
    public void confirmMany() {
        var confirmed = 0;
        var late = 0;
        for (var one : chosen.many()) {
            try {
                verifyResult.confirm(one.report(), one.version());
                confirmed++;
            } catch (Refusal changed) {
                late++;
            }
        }
        back("desk.confirmedMany", confirmed, late);
    }

    public void answer() {
        callArbiter.answer(chosen.call());
        back("desk.answered");
    }

    private void back(String done, Object... counts) {
        way.to(
                "/manage/championships/" + slug + "/desk" + (getNumber().isEmpty() ? "" : "?round=" + getNumber()),
                done,
                counts);
    }

    /** Of the round asked for; empty for the latest. */
    public String getNumber() {
        return Optional.ofNullable(number)
                .filter(text -> text.matches("[0-9]{1,3}"))
                .orElse("");
    }
}
