package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import om.hawalis.analysis.SolveForm;
import om.hawalis.analysis.SolvePosition;
import org.jspecify.annotations.Nullable;

/** Who wins a position, proven: {@code ?position=…&rules=oman&plies=60}. */
@Path("solution")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class SolutionResource {
    private final SolvePosition solvePosition;

    @Inject
    public SolutionResource(SolvePosition solvePosition) {
        this.solvePosition = solvePosition;
    }

    @GET
    public SolutionJson get(
            @QueryParam("position") @Nullable String position,
            @QueryParam("rules") @DefaultValue("oman") String rules,
            @QueryParam("plies") @DefaultValue("" + SolveForm.MOST_PLIES) String plies) {
        return SolutionJson.of(solvePosition.solve(
                SolveForm.read(rules, Bodies.required("position", position), Bodies.number("plies", plies))));
    }
}
