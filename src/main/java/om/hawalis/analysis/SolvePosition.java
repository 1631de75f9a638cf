package om.hawalis.analysis;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import om.hawalis.engine.Solver;
import om.hawalis.platform.Query;

/** Proves who wins a position, in a time that does not keep anyone else waiting. For whoever is signed in. */
@Query
public class SolvePosition {
    private static final Duration LONGEST = Duration.ofSeconds(5);

    private final EndgameTables endgames;
    private final Thinking thinking;
    private final Clock clock;

    @Inject
    public SolvePosition(EndgameTables endgames, Thinking thinking, Clock clock) {
        this.endgames = endgames;
        this.thinking = thinking;
        this.clock = clock;
    }

    @RolesAllowed({ADMINISTRATOR, ORGANISER, ARBITER, SCORER, PLAYER})
    public SolutionSheet solve(SolveForm form) {
        return thinking.alone(() -> {
            var until = clock.instant().plus(LONGEST);
            var effort = new Solver.Effort(
                    form.plies(),
                    endgames.of(form.rules()).orElse(null),
                    () -> clock.instant().isBefore(until));
            return SolutionSheet.of(form, Solver.solve(form.rules(), form.position(), effort));
        });
    }
}
