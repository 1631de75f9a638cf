package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import om.hawalis.game.Clocks;
import om.hawalis.game.RunClock;
import om.hawalis.game.TimeControl;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** How long the players of a championship may think. */
@Path("championships/{id}/time-control")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class TimeControlResource {
    private final ChampionshipAddress championships;
    private final Clocks clocks;
    private final RunClock runClock;

    @Inject
    public TimeControlResource(ChampionshipAddress championships, Clocks clocks, RunClock runClock) {
        this.championships = championships;
        this.clocks = clocks;
        this.runClock = runClock;
    }

    /** As in {@link ClockJson.ControlJson}. */
    public record ControlBody(
            @Nullable String kind,
            @Nullable Integer baseSeconds,
            @Nullable Integer stepSeconds) {
        TimeControl control() {
            var wanted = Bodies.required("kind", kind);
            var known = Arrays.stream(TimeControl.Kind.values())
                    .filter(one -> one.name().equals(wanted))
                    .findFirst()
                    .orElseThrow(() -> Refusal.malformed("member", "kind"));
            return TimeControl.of(known, seconds(baseSeconds), seconds(stepSeconds));
        }

        private static Duration seconds(@Nullable Integer number) {
            return Duration.ofSeconds(Optional.ofNullable(number).orElse(0));
        }
    }

    /** Of games that begin now. */
    @GET
    public ClockJson.ControlJson get(@PathParam("id") String id) {
        return ClockJson.ControlJson.of(clocks.control(championships.id(id)));
    }

    /** For every game that has not begun yet. */
    @PUT
    public ClockJson.ControlJson set(@PathParam("id") String id, ControlBody body) {
        return ClockJson.ControlJson.of(runClock.set(championships.id(id), body.control()));
    }
}
