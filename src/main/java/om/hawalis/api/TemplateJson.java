package om.hawalis.api;

import java.util.List;
import om.hawalis.championship.Template;

/**
 * A championship as clubs usually hold it: what stands where a body names the template and nothing else.
 *
 * @param id as bodies name it
 * @param boards on which games can be played at once
 * @param minutes a game takes
 * @param pause minutes between two rounds
 * @param hours of play a day
 */
public record TemplateJson(
        String id,
        int entrants,
        int days,
        int boards,
        int minutes,
        int pause,
        int hours,
        String ruleSet,
        ChampionshipJson.PointsJson points,
        List<String> tieBreaks,
        String encounter,
        List<StageJson> stages,
        int clubsApart,
        ForecastJson forecast) {
    static TemplateJson of(Template template) {
        var pace = template.pace();
        var rules = template.rules();
        return new TemplateJson(
                template.name(),
                template.entrants(),
                template.days(),
                pace.boards(),
                pace.minutes(),
                pace.pause(),
                pace.hours(),
                rules.ruleSet(),
                ChampionshipJson.PointsJson.of(rules.points()),
                rules.tieBreaks().codes(),
                rules.encounter().name(),
                rules.stages().stages().stream().map(StageJson::of).toList(),
                rules.clubsApart(),
                ForecastJson.of(template.forecast()));
    }
}
