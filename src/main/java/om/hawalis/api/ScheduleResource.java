package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.TreeMap;
import om.hawalis.championship.ScheduleRounds;
import om.hawalis.championship.Schedules;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** When rounds are to begin. */
@Path("championships/{id}/schedule")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ScheduleResource {
    private final Schedules schedules;
    private final ScheduleRounds scheduleRounds;
    private final ChampionshipAddress address;

    @Inject
    public ScheduleResource(Schedules schedules, ScheduleRounds scheduleRounds, ChampionshipAddress address) {
        this.schedules = schedules;
        this.scheduleRounds = scheduleRounds;
        this.address = address;
    }

    /** A round and when it begins. @param at as the clock at the venue shows it, {@code 2026-12-04T16:00} */
    public record TimeBody(
            @Nullable Integer round, @Nullable String at) {}

    /** A round and when it begins. @param at with the offset of the venue's zone */
    public record TimeJson(int round, String at) {}

    @GET
    public List<TimeJson> list(@PathParam("id") String id) {
        var sheet = address.sheet(id);
        return schedules.of(sheet.id()).entrySet().stream()
                .map(time -> new TimeJson(
                        time.getKey(),
                        time.getValue().atZone(sheet.zone()).toOffsetDateTime().toString()))
                .toList();
    }

    /** These times, and no others. */
    @PUT
    public List<TimeJson> set(@PathParam("id") String id, List<TimeBody> times) {
        var wanted = new TreeMap<Integer, LocalDateTime>();
        for (var time : times) wanted.put(Bodies.required("round", time.round()), at(time));
        scheduleRounds.set(address.id(id), wanted);
        return list(id);
    }

    private static LocalDateTime at(TimeBody time) {
        try {
            return LocalDateTime.parse(Bodies.required("at", time.at()));
        } catch (DateTimeParseException unreadable) {
            throw Refusal.malformed("member", "at");
        }
    }
}
