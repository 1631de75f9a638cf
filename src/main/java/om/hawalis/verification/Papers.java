package om.hawalis.verification;

import java.util.List;
import java.util.Optional;

/**
 * The reports of a game that matter now.
 *
 * @param official the confirmed one
 * @param standing the one that waits and was first: a result not yet official, or a correction of it
 * @param disputing those that say otherwise, and wait too
 */
public record Papers(Optional<ReportSheet> official, Optional<ReportSheet> standing, List<ReportSheet> disputing) {
    public static final Papers NONE = new Papers(Optional.empty(), Optional.empty(), List.of());

    public Papers {
        disputing = List.copyOf(disputing);
    }

    static Papers of(List<Report> reports) {
        return new Papers(
                in(reports, ReportState.CONFIRMED).stream().findFirst(),
                in(reports, ReportState.REPORTED).stream().findFirst(),
                in(reports, ReportState.DISPUTING));
    }

    private static List<ReportSheet> in(List<Report> reports, ReportState state) {
        return reports.stream()
                .filter(report -> report.state() == state)
                .map(Report::sheet)
                .toList();
    }

    /** What counts, else what would. */
    public Optional<ReportSheet> current() {
        return official.or(() -> standing).or(() -> disputing.stream().findFirst());
    }

    public boolean isDisputed() {
        return !disputing.isEmpty();
    }
}
