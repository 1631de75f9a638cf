package om.hawalis.game;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.platform.Query;

/** Reads clocks, which everybody may see. */
@Query
public class Clocks {
    private final ClockRepository clocks;
    private final ClockTapes tapes;
    private final GameRepository games;
    private final Clock clock;

    @Inject
    public Clocks(ClockRepository clocks, ClockTapes tapes, GameRepository games, Clock clock) {
        this.clocks = clocks;
        this.tapes = tapes;
        this.games = games;
        this.clock = clock;
    }

    @PermitAll
    public ClockReading of(GameId id) {
        var game = games.require(id);
        return tapes.reading(game, games.record(game));
    }

    /** Of games that begin now. */
    @PermitAll
    public TimeControl control(ChampionshipId championship) {
        return clocks.control(championship, clock.instant());
    }
}
