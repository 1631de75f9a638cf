package om.hawalis.web.championship;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
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
    private static final int MOST_DAYS = 1000;

    @Inject
    private PlanChampionship plan;

    @Inject
    private ForeseeChampionship future;

    @Inject
    private Championships championships;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    @Inject
    private PageLanguage language;

    @Inject
    private FacesContext faces;

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

    /** Before the page is shown, and not before: the fields must stand. Who may not plan a championship sees nothing. */
    public void look() {
        if (hasInvalidFields()) refusal = Words.in(language.value()).text("championship.wizard.invalid");
        else foresee();
    }

    /** Then none of the fields has reached this bean. */
    private boolean hasInvalidFields() {
        var named = faces.getClientIdsWithMessages();
        while (named.hasNext()) if (named.next() != null) return true;
        return false;
    }

    private void foresee() {
        try {
            var rules = fields.rules();
            forecast = future.foresee(rules.stages(), rules.encounter(), pace.getEntrants(), days(), pace.pace());
        } catch (Refusal nonsense) {
            refusal = Messages.in(language.value().locale()).refusal(nonsense);
        }
    }

    /** What all this will mean; nothing where the fields make no sense. */
    public @Nullable Forecast getForecast() {
        return forecast;
    }

    /** Why it means nothing. */
    public @Nullable String getRefusal() {
        return refusal;
    }

    /** {@code 5:55}: from the first game to the last, nights left out. */
    public String getPlaying() {
        var playing = Objects.requireNonNull(forecast).playing();
        return String.format(Locale.ROOT, "%d:%02d", playing.toHours(), playing.toMinutesPart());
    }

    private int days() {
        var first = fields.getFirstDay();
        var last = fields.getLastDay();
        return first == null || last == null ? 1 : Math.clamp(ChronoUnit.DAYS.between(first, last) + 1, 0, MOST_DAYS);
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
