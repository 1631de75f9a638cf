package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.stream.Collectors;
import om.hawalis.championship.Stage;
import om.hawalis.championship.Stages;

/** What the stages of a championship are called, as {@code #{stageWords}}. */
@Named("stageWords")
@RequestScoped
public class StageWords {
    @Inject
    private PageLanguage language;

    /** {@code 4 groups, then a knock-out}. */
    public String all(Stages stages) {
        return stages.stages().stream().map(this::of).collect(Collectors.joining(words().text("stage.then")));
    }

    public String of(Stage stage) {
        var words = words();
        return switch (stage.format()) {
            case om.hawalis.championship.Format.RoundRobin(var cycles) -> words.text("stage.roundRobin." + cycles);
            case om.hawalis.championship.Format.Swiss(var rounds, var start) -> words.count("stage.swiss", rounds);
            case om.hawalis.championship.Format.Groups(var count, var cycles) -> words.count("stage.groups", count);
            case om.hawalis.championship.Format.Knockout knockout -> words.text("stage.knockout");
            case om.hawalis.championship.Format.DoubleElimination twice -> words.text("stage.doubleElimination");
        };
    }

    private Words words() {
        return Words.in(language.value());
    }
}
