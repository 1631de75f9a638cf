package om.hawalis.api;

import java.util.List;
import java.util.Optional;
import om.hawalis.championship.Encounter;
import om.hawalis.championship.Pace;
import om.hawalis.championship.Stages;
import om.hawalis.championship.Template;
import org.jspecify.annotations.Nullable;

/** What to foretell: a template, and whatever shall differ from it. */
public record ForecastBody(
        @Nullable String template,
        @Nullable Integer entrants,
        @Nullable Integer days,
        @Nullable Integer boards,
        @Nullable Integer minutes,
        @Nullable Integer pause,
        @Nullable Integer hours,
        @Nullable String encounter,
        @Nullable List<StageJson> stages) {

    Template usual() {
        return Bodies.choice("template", Template.class, template);
    }

    int entrantsOr(Template usual) {
        return Optional.ofNullable(entrants).orElse(usual.entrants());
    }

    int daysOr(Template usual) {
        return Optional.ofNullable(days).orElse(usual.days());
    }

    Encounter encounterOr(Template usual) {
        return encounter == null ? usual.rules().encounter() : Bodies.choice("encounter", Encounter.class, encounter);
    }

    Stages stagesOr(Template usual) {
        return stages == null
                ? usual.rules().stages()
                : new Stages(stages.stream().map(StageJson::stage).toList());
    }

    Pace paceOr(Pace usual) {
        return new Pace(
                Optional.ofNullable(boards).orElse(usual.boards()),
                Optional.ofNullable(minutes).orElse(usual.minutes()),
                Optional.ofNullable(pause).orElse(usual.pause()),
                Optional.ofNullable(hours).orElse(usual.hours()));
    }
}
