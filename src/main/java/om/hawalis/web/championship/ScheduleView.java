package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import om.hawalis.championship.ScheduleRounds;
import om.hawalis.championship.Schedules;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;

/** {@code /manage/championships/{slug}/schedule}: when each round is to begin, by the clock at the venue. */
@Named("scheduleView")
@RequestScoped
public class ScheduleView {
    private static final int SHOWN_AT_LEAST = 1;

    @Inject
    private Managed managed;

    @Inject
    private Schedules schedules;

    @Inject
    private ScheduleRounds scheduleRounds;

    @Inject
    private Way way;

    private @Nullable List<Line> lines;

    /** A round of the form. */
    public static class Line {
        private final int round;
        private String at;

        Line(int round, String at) {
            this.round = round;
            this.at = at;
        }

        public int getRound() {
            return round;
        }

        public String getAt() {
            return at;
        }

        public void setAt(String at) {
            this.at = at;
        }
    }

    public List<Line> getLines() {
        if (lines == null) lines = read();
        return Objects.requireNonNull(lines);
    }

    private List<Line> read() {
        var sheet = managed.getSheet();
        var times = schedules.of(sheet.id());
        var rounds = Math.max(SHOWN_AT_LEAST, Math.max(sheet.plannedRounds(), times.isEmpty() ? 0 : times.lastKey()));
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> new Line(
                        round,
                        Optional.ofNullable(times.get(round))
                                .map(at -> LocalDateTime.ofInstant(at, sheet.zone())
                                        .truncatedTo(ChronoUnit.MINUTES)
                                        .toString())
                                .orElse("")))
                .toList();
    }

    public void save() {
        var wanted = new TreeMap<Integer, LocalDateTime>();
        for (var line : getLines()) if (!line.getAt().isBlank()) wanted.put(line.getRound(), time(line));
        scheduleRounds.set(managed.id(), wanted);
        way.to(managed.path("schedule"), "schedule.done");
    }

    private static LocalDateTime time(Line line) {
        try {
            return LocalDateTime.parse(line.getAt().strip());
        } catch (DateTimeParseException unreadable) {
            throw Refusal.malformed("schedule.time", line.getRound());
        }
    }
}
