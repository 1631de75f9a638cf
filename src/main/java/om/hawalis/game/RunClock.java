package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.engine.Side;
import om.hawalis.platform.OwnAudit;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Sets how long who may think; starts, stops and goes on with a game's clock; reports a fallen flag. */
@UseCase
public class RunClock {
    private final ClockRepository clocks;
    private final ClockTapes tapes;
    private final GameRepository games;
    private final Records records;
    private final Offices offices;
    private final Event<ClockChanged> changes;
    private final Event<FlagReported> flags;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public RunClock(
            ClockRepository clocks,
            ClockTapes tapes,
            GameRepository games,
            Records records,
            Offices offices,
            Event<ClockChanged> changes,
            Event<FlagReported> flags,
            Caller caller,
            Clock clock) {
        this.clocks = clocks;
        this.tapes = tapes;
        this.games = games;
        this.records = records;
        this.offices = offices;
        this.changes = changes;
        this.flags = flags;
        this.caller = caller;
        this.clock = clock;
    }

    /** For every game of the championship that has not begun yet. */
    @RolesAllowed({ARBITER, ORGANISER})
    public TimeControl set(ChampionshipId championship, TimeControl control) {
        offices.requireOfficial(championship, Office.ARBITER, Office.ORGANISER);
        clocks.add(new TimeControlRow(championship, control, caller.requireAccount(), clock.instant()));
        return control;
    }

    /** Starts it before the first ply, which does so by itself otherwise. */
    @OwnAudit
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public ClockReading start(GameId id) {
        var record = records.take(id);
        if (isStopped(id, record)) throw Refusal.conflict("clock.stopped");
        return switchTo(ClockFact.Kind.RUNS, id, record);
    }

    /** An arbiter stops it: a question of the rules, a stone on the floor. */
    @OwnAudit
    @RolesAllowed({ARBITER, ORGANISER})
    public ClockReading stop(GameId id) {
        var record = records.takeAnyway(id);
        offices.requireOfficial(record.championship(), Office.ARBITER, Office.ORGANISER);
        return switchTo(ClockFact.Kind.STANDS, id, record);
    }

    /** And lets it go on. */
    @OwnAudit
    @RolesAllowed({ARBITER, ORGANISER})
    public ClockReading goOn(GameId id) {
        var record = records.takeAnyway(id);
        offices.requireOfficial(record.championship(), Office.ARBITER, Office.ORGANISER);
        return switchTo(ClockFact.Kind.RUNS, id, record);
    }

    /** By the server's time, which decides; the flag stands, and an arbiter is called. */
    @OwnAudit
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public ClockReading reportFlag(GameId id) {
        var record = records.take(id);
        var reading = reading(id, record);
        var fallen = reading.fallen().orElseThrow(() -> Refusal.conflict("clock.not-fallen"));
        var known = clocks.facts(id).stream().anyMatch(fact -> fact.side().equals(Optional.of(fallen)));
        if (!known) {
            append(ClockFact.Kind.FLAG, Optional.of(fallen), id, record);
            flags.fire(new FlagReported(record.championship(), id, fallen));
        }
        return reading;
    }

    private boolean isStopped(GameId id, OpenRecord record) {
        return reading(id, record).stopped();
    }

    private ClockReading switchTo(ClockFact.Kind kind, GameId id, OpenRecord record) {
        record.requireOpen();
        if (reading(id, record).control().kind() == TimeControl.Kind.NONE) throw Refusal.conflict("clock.none");
        append(kind, Optional.empty(), id, record);
        changes.fire(new ClockChanged(record.championship(), id));
        return reading(id, record);
    }

    private void append(ClockFact.Kind kind, Optional<Side> side, GameId id, OpenRecord record) {
        var number = clocks.facts(id).size() + 1;
        clocks.add(new ClockFact(id, number, kind, side, record.by(), clock.instant()));
    }

    private ClockReading reading(GameId id, OpenRecord record) {
        return tapes.reading(games.require(id), record.record());
    }
}
