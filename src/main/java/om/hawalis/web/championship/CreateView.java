package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.Championships;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.web.shared.Way;

/** {@code /manage/new}: set a championship up. */
@Named("createView")
@RequestScoped
public class CreateView {
    @Inject
    private PlanChampionship plan;

    @Inject
    private Championships championships;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    private final ChampionshipFields fields = new ChampionshipFields();

    /** Today is as good a guess as any. */
    public void load() {
        fields.setFirstDay(LocalDate.ofInstant(clock.instant(), ChampionshipForm.USUAL_ZONE));
        fields.setLastDay(fields.getFirstDay());
    }

    public void create() {
        var id = plan.create(fields.form());
        way.to("/manage/championships/" + championships.sheet(id).slug(), "championship.create.done");
    }

    public ChampionshipFields getFields() {
        return fields;
    }
}
