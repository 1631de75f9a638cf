package om.hawalis.web.championship;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.web.shared.Way;

/** {@code /manage/championships/{slug}/edit}: mend what was said of a championship. */
@Named("editView")
@RequestScoped
public class EditView {
    @Inject
    private Managed managed;

    @Inject
    private PlanChampionship plan;

    @Inject
    private Way way;

    private final ChampionshipFields fields = new ChampionshipFields();
    private int version;

    /** Also before a form comes back: what may not be edited any more is not sent. */
    @PostConstruct
    void load() {
        fields.show(managed.getSheet());
        version = managed.getSheet().version();
    }

    public void save() {
        plan.correct(managed.id(), version, fields.form());
        way.to(managed.path(), "championship.edit.done");
    }

    public ChampionshipFields getFields() {
        return fields;
    }

    public int getVersion() {
        return version;
    }

    public void setVersion(int version) {
        this.version = version;
    }
}
