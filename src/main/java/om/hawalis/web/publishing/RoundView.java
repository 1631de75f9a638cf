package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.championship.RoundSheet;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /championships/{slug}/rounds} and {@code …/{number}}: the boards of a round; the latest where none is named. */
@Named("roundView")
@RequestScoped
public class RoundView {
    @Inject
    private ShownChampionship shown;

    @Inject
    @Param(name = "number")
    private @Nullable String number;

    private @Nullable RoundSheet round;

    public void load() {
        shown.load();
        round = number == null ? shown.getCurrent() : find(number);
    }

    private RoundSheet find(String wanted) {
        return shown.getRounds().stream()
                .filter(one -> Integer.toString(one.number()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> Refusal.unknown("round"));
    }

    /** None before the first release. */
    public @Nullable RoundSheet getRound() {
        return round;
    }
}
