package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import om.hawalis.pairing.FixtureState;
import om.hawalis.pairing.MatchState;

/** Adds the next game to a knock-out match that its games have not decided. */
@Dependent
class NextGames {
    private final Dossiers dossiers;
    private final RoundRepository rounds;
    private final Event<GameAdded> added;

    @Inject
    NextGames(Dossiers dossiers, RoundRepository rounds, Event<GameAdded> added) {
        this.dossiers = dossiers;
        this.rounds = rounds;
        this.added = added;
    }

    void add(Championship championship, Round round, Board board) {
        var format = championship.stages().stage(round.stage()).format();
        if (!format.isElimination()) return;
        var stage = dossiers.of(championship).stage(round.stage());
        if (!goesOn(stage, round.number() - stage.before(), board.number())) return;
        var number = board.addGame();
        rounds.flush();
        added.fire(new GameAdded(board.id(), number));
    }

    private static boolean goesOn(StagePlay stage, int round, int board) {
        var progress = stage.progress().orElseThrow();
        return progress.bracket().fixtures().stream()
                .filter(fixture -> fixture.round() == round)
                .map(fixture -> progress.states().get(fixture.id()))
                .anyMatch(state -> state instanceof FixtureState.Running running
                        && running.board() == board
                        && running.match() instanceof MatchState.NextGame);
    }
}
