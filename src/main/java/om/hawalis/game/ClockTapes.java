package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts together what is known of a game's time. */
@Dependent
class ClockTapes {
    private final ClockRepository clocks;
    private final Clock clock;

    @Inject
    ClockTapes(ClockRepository clocks, Clock clock) {
        this.clocks = clocks;
        this.clock = clock;
    }

    /** By now. */
    ClockReading reading(RecordedGame game, GameRecord record) {
        var now = clock.instant();
        var plies = plies(record);
        var switches = clocks.facts(game.id()).stream()
                .filter(fact -> fact.kind() != ClockFact.Kind.FLAG)
                .map(fact -> new ClockTape.Switch(fact.kind() == ClockFact.Kind.RUNS, fact.at()))
                .toList();
        var begun = Stream.concat(plies.stream().limit(1), switches.stream().map(ClockTape.Switch::at))
                .min(Instant::compareTo)
                .orElse(now);
        var control = clocks.control(game.championship(), begun);
        return ClockTape.of(control, plies, switches, end(record)).at(now);
    }

    /** When each ply that stands was entered. */
    private static List<Instant> plies(GameRecord record) {
        Deque<Instant> standing = new ArrayDeque<>();
        for (var entered : record.facts()) {
            switch (entered.fact()) {
                case Fact.Ply ply -> standing.addLast(entered.at());
                case Fact.Undo undo -> standing.removeLast();
                case Fact.EndingSaid said -> {}
                case Fact.EndingWithdrawn withdrawn -> {}
                case Fact.SetAside aside -> {}
            }
        }
        return List.copyOf(standing);
    }

    private static Optional<Instant> end(GameRecord record) {
        return record.state() == GameState.OVER
                ? Optional.of(record.facts().getLast().at())
                : Optional.empty();
    }
}
