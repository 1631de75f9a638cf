package om.hawalis.api;

import java.util.List;
import om.hawalis.championship.Forecast;
import om.hawalis.championship.Notice;
import om.hawalis.championship.StageForecast;

/**
 * What a championship would mean.
 *
 * @param games at least, where {@code mayGrow}: level matches of a knock-out go on
 * @param minutes of play from the first game to the last, nights left out
 * @param days on which it can be played
 */
public record ForecastJson(
        int rounds,
        int games,
        boolean mayGrow,
        int boardsAtOnce,
        long minutes,
        int days,
        boolean possible,
        List<StageJson> stages,
        List<NoticeJson> notices) {

    /** @param boards how many pairs play in each of its rounds */
    public record StageJson(String format, int entrants, int rounds, List<Integer> boards) {
        static StageJson of(StageForecast forecast) {
            return new StageJson(
                    forecast.stage().format().kind().name(), forecast.entrants(), forecast.rounds(), forecast.boards());
        }
    }

    /**
     * @param weight IMPOSSIBLE, DOUBTFUL or WORTH_KNOWING
     * @param number how many rounds, days, boards or players it speaks of
     */
    public record NoticeJson(String kind, String weight, int number) {
        static NoticeJson of(Notice notice) {
            return new NoticeJson(notice.kind().name(), notice.weight().name(), notice.number());
        }
    }

    static ForecastJson of(Forecast forecast) {
        return new ForecastJson(
                forecast.rounds(),
                forecast.games(),
                forecast.mayGrow(),
                forecast.boardsAtOnce(),
                forecast.playing().toMinutes(),
                forecast.days(),
                forecast.isPossible(),
                forecast.stages().stream().map(StageJson::of).toList(),
                forecast.notices().stream().map(NoticeJson::of).toList());
    }
}
