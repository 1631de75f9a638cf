package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Duration;
import java.util.List;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.game.Clocks;
import om.hawalis.game.RunClock;
import om.hawalis.game.TimeControl;
import om.hawalis.platform.Slug;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** How long the players of a championship may think, on the page of its sheets and links. */
@Named("timeControlView")
@RequestScoped
public class TimeControlView {
    @Inject
    private Championships championships;

    @Inject
    private Clocks clocks;

    @Inject
    private RunClock runClock;

    @Inject
    private Way way;

    @Inject
    @Param(name = "slug")
    private String slug;

    private TimeControl.@Nullable Kind kind;
    private @Nullable Integer minutes;
    private @Nullable Integer seconds;

    public List<TimeControl.Kind> getKinds() {
        return List.of(TimeControl.Kind.values());
    }

    public void set() {
        runClock.set(
                id(), TimeControl.of(getKind(), Duration.ofMinutes(getMinutes()), Duration.ofSeconds(getSeconds())));
        way.to("/manage/championships/" + slug + "/links", "clock.set.done");
    }

    private ChampionshipId id() {
        return championships.sheet(new Slug(slug)).id();
    }

    private TimeControl standing() {
        return clocks.control(id());
    }

    public TimeControl.Kind getKind() {
        return kind == null ? standing().kind() : kind;
    }

    public void setKind(TimeControl.Kind kind) {
        this.kind = kind;
    }

    public int getMinutes() {
        return minutes == null ? Math.toIntExact(standing().base().toMinutes()) : minutes;
    }

    public void setMinutes(int minutes) {
        this.minutes = minutes;
    }

    public int getSeconds() {
        return seconds == null ? Math.toIntExact(standing().step().toSeconds()) : seconds;
    }

    public void setSeconds(int seconds) {
        this.seconds = seconds;
    }
}
