package om.hawalis.web.championship;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Objects;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.Championships;
import om.hawalis.championship.Forecast;
import om.hawalis.championship.ForeseeChampionship;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.championship.Template;
import om.hawalis.platform.Messages;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Way;
import om.hawalis.web.shared.Words;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/wizard/{template}}: a championship from a template, and beside every choice what it will mean. */
@Named("wizardView")
@RequestScoped
public class WizardView {
    @Inject
    private PlanChampionship plan;

    @Inject
    private ForeseeChampionship foresee;

    @Inject
    private Championships championships;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    @Inject
    private PageLanguage language;

    @Inject
    @Param(name = "template")
    private @Nullable String template;

    private final ChampionshipFields fields = new ChampionshipFields();
    private final PaceFields pace = new PaceFields();
    private @Nullable Forecast forecast;
    private @Nullable String refusal;

    /** Also before a form comes back: what a template leaves out is not sent. */
    @PostConstruct
    void begin() {
        var chosen = getTemplate();
        var today = LocalDate.ofInstant(clock.instant(), ChampionshipForm.USUAL_ZONE);
        fields.show(chosen.rules());
        fields.setFirstDay(today);
        fields.setLastDay(today.plusDays(chosen.days() - 1L));
        pace.show(chosen);
    }

    public Template getTemplate() {
        return Arrays.stream(Template.values())
                .filter(known -> TemplatesView.address(known).equals(template))
                .findFirst()
                .orElseThrow(() -> Refusal.unknown("template"));
    }

    /** Who may not plan a championship does not get to see the page. */
    public void load() {
        look();
    }

    private void look() {
        if (forecast != null || refusal != null) return;
        try {
            var rules = fields.rules();
            forecast = foresee.foresee(rules.stages(), rules.encounter(), pace.getEntrants(), days(), pace.pace());
        } catch (Refusal nonsense) {
            refusal = Messages.in(language.value().locale()).refusal(nonsense);
        }
    }

    /** What all this will mean, as the fields stand; nothing where they make no sense. */
    public @Nullable Forecast getForecast() {
        look();
        return forecast;
    }

    /** Why it means nothing. */
    public @Nullable String getRefusal() {
        look();
        return refusal;
    }

    /** Hours and minutes from the first game to the last, nights left out. */
    public String getPlaying() {
        var playing = Objects.requireNonNull(getForecast()).playing();
        return Words.in(language.value())
                .text("championship.wizard.duration", playing.toHours(), playing.toMinutesPart());
    }

    private int days() {
        var first = fields.getFirstDay();
        var last = fields.getLastDay();
        return first == null || last == null ? 1 : Math.toIntExact(ChronoUnit.DAYS.between(first, last)) + 1;
    }

    public void create() {
        var id = plan.create(fields.form());
        way.to("/manage/championships/" + championships.sheet(id).slug(), "championship.create.done");
    }

    public ChampionshipFields getFields() {
        return fields;
    }

    public PaceFields getPace() {
        return pace;
    }
}
