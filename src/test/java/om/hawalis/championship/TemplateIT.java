package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.GameResult;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A championship from each template is what was foretold of it, to its last round. */
@ExtendWith(ArquillianExtension.class)
class TemplateIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private RunChampionship run;

    @Inject
    private Championships championships;

    @ParameterizedTest
    @EnumSource(Template.class)
    void rounds_and_boards_foretold_are_those_played(Template template) {
        var organiser = scene.organiser();
        var forecast = template.forecast();

        var id = scene.running(organiser, template.entrants(), template.rules());
        var boards = new ArrayList<Integer>();
        for (var round = 0; round < forecast.rounds(); round++) boards.add(play(organiser, id));
        as.run(organiser, () -> run.finish(id));

        assertThat(boards)
                .isEqualTo(forecast.stages().stream()
                        .map(StageForecast::boards)
                        .flatMap(List::stream)
                        .toList());
        assertThat(as.call(organiser, () -> championships.sheet(id)).plannedRounds())
                .isEqualTo(forecast.rounds());
    }

    /** The better number wins every game. */
    private int play(Identity.SignedIn organiser, ChampionshipId id) {
        var round = scene.release(organiser, id);
        for (var seated : round.boards())
            for (var game = 1; game <= seated.board().games(); game++)
                scene.settle(organiser, seated.board(), game, better(seated.board(), game));
        return round.boards().size();
    }

    private static GameResult better(BoardSheet board, int game) {
        return board.southOf(game).number() < board.northOf(game).number()
                ? GameResult.SOUTH_WINS
                : GameResult.NORTH_WINS;
    }
}
