package om.hawalis.verification;

import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.security.Hand;

/**
 * All that was reported of one game.
 *
 * @param hand of whoever has opened it
 */
record Docket(GameSheet game, Hand hand, List<Report> reports) {
    GameId id() {
        return game.id();
    }

    ChampionshipId championship() {
        return game.board().championship();
    }

    /** The one that waits and was first. */
    Optional<Report> standing() {
        return in(ReportState.REPORTED);
    }

    Optional<Report> official() {
        return in(ReportState.CONFIRMED);
    }

    private Optional<Report> in(ReportState state) {
        return reports.stream().filter(report -> report.state() == state).findFirst();
    }

    List<Report> waiting() {
        return reports.stream().filter(report -> report.state().waits()).toList();
    }

    Report require(ReportId id) {
        return reports.stream()
                .filter(report -> report.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
