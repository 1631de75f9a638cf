package om.hawalis.championship;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import om.hawalis.platform.Refusal;

/**
 * What a championship so declared will mean, before it is created, if everybody comes to everything.
 *
 * @param games at least: a level match of a knock-out goes on
 * @param boardsAtOnce the most pairs of a round
 * @param playing from the first game to the last, pauses and waiting for boards included, nights not
 * @param days on which it can be played
 * @param notices what the organiser should know, the gravest first
 */
public record Forecast(
        List<StageForecast> stages,
        int rounds,
        int games,
        int boardsAtOnce,
        Duration playing,
        int days,
        List<Notice> notices) {
    private static final int MOST_ENTRANTS = 9999;

    public Forecast {
        stages = List.copyOf(stages);
        notices = List.copyOf(notices);
    }

    /** @param days on which it may be played */
    public static Forecast of(Stages stages, Encounter encounter, int entrants, int days, Pace pace) {
        if (entrants < 0 || entrants > MOST_ENTRANTS) throw Refusal.malformed("forecast.entrants", MOST_ENTRANTS);
        var forecasts = forecasts(stages, entrants);
        var boards =
                forecasts.stream().flatMap(stage -> stage.boards().stream()).toList();
        var minutes = boards.stream()
                .map(pairs -> pace.minutes(pairs, encounter.games()))
                .toList();
        var timetable = Timetable.of(minutes, pace);
        return new Forecast(
                forecasts,
                boards.size(),
                encounter.games() * boards.stream().mapToInt(Integer::intValue).sum(),
                boards.stream().mapToInt(Integer::intValue).max().orElse(0),
                timetable.playing(),
                timetable.days(),
                new Notices(forecasts, pace, timetable.days(), days).found());
    }

    private static List<StageForecast> forecasts(Stages stages, int entrants) {
        var forecasts = new ArrayList<StageForecast>();
        var field = entrants;
        for (var stage : stages.stages()) {
            forecasts.add(StageForecast.of(stage, field));
            field = Math.min(field, stage.qualifiers());
        }
        return forecasts;
    }

    /** Whether it can be played at all. */
    public boolean isPossible() {
        return notices.stream().noneMatch(notice -> notice.weight() == Notice.Weight.IMPOSSIBLE);
    }

    /** Whether level matches may make it longer. */
    public boolean mayGrow() {
        return stages.stream().anyMatch(stage -> stage.stage().format().isElimination());
    }
}
