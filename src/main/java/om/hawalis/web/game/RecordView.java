package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.verification.Declaration;
import om.hawalis.verification.ReportResult;
import om.hawalis.web.shared.Endings;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;

/** {@code /games/{id}/record}: taps the holes as they are played, and says how a game ended that its moves did not end. */
@Named("recordView")
@RequestScoped
public class RecordView {
    @Inject
    private AtBoard atBoard;

    @Inject
    private ReportResult reportResult;

    @Inject
    private Way way;

    private @Nullable String ending;

    public void declare() {
        switch (reportResult.declare(atBoard.id(), Endings.read(ending))) {
            case Declaration.Stands stands -> way.to(atBoard.path(), "game.record.reported");
            case Declaration.Disputes(var report, var standing) ->
                way.to(
                        atBoard.path(),
                        "refusal.report.disputed",
                        report.result().text(),
                        standing.result().text());
        }
    }

    public @Nullable String getEnding() {
        return ending;
    }

    public void setEnding(@Nullable String ending) {
        this.ending = ending;
    }
}
