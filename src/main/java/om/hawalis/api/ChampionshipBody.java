package om.hawalis.api;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.Encounter;
import om.hawalis.championship.Points;
import om.hawalis.championship.Regulations;
import om.hawalis.championship.Stages;
import om.hawalis.championship.Template;
import om.hawalis.championship.TieBreakOrder;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** A new championship, or what shall stand instead. Name, club and first day are asked for; all else has a usual value. */
public record ChampionshipBody(
        @Nullable NameJson name,
        @Nullable String club,
        @Nullable String venue,
        @Nullable String firstDay,
        @Nullable String lastDay,
        @Nullable String zone,
        @Nullable String template,
        @Nullable String ruleSet,
        ChampionshipJson.@Nullable PointsJson points,
        @Nullable List<String> tieBreaks,
        @Nullable String encounter,
        @Nullable List<StageJson> stages,
        @Nullable Integer clubsApart,
        @Nullable Integer version) {

    /** @param host the club that {@link #club} names, by id or slug */
    ChampionshipForm form(ClubId host) {
        var first =
                Bodies.required("firstDay", Bodies.date("firstDay", firstDay).orElse(null));
        LocalDate last = Bodies.date("lastDay", lastDay).orElse(first);
        return new ChampionshipForm(
                NameJson.required(name),
                host,
                Optional.ofNullable(venue).orElse(""),
                first,
                last,
                zoneOrUsual(),
                rules());
    }

    private ZoneId zoneOrUsual() {
        try {
            return Optional.ofNullable(zone).map(ZoneId::of).orElse(ChampionshipForm.USUAL_ZONE);
        } catch (DateTimeException unknown) {
            throw Refusal.malformed("member", "zone");
        }
    }

    private Regulations rules() {
        var usual = template == null
                ? Regulations.USUAL
                : Bodies.choice("template", Template.class, template).rules();
        Optional<Points> worth = Optional.ofNullable(points).map(ChampionshipJson.PointsJson::points);
        return new Regulations(
                Optional.ofNullable(ruleSet).orElse(usual.ruleSet()),
                worth.orElse(usual.points()),
                encounter == null ? usual.encounter() : Bodies.choice("encounter", Encounter.class, encounter),
                Optional.ofNullable(tieBreaks).map(TieBreakOrder::of).orElse(usual.tieBreaks()),
                stages == null
                        ? usual.stages()
                        : new Stages(stages.stream().map(StageJson::stage).toList()),
                clubsApart == null ? usual.clubsApart() : clubsApart);
    }
}
