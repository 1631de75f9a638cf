package om.hawalis.analysis;

import java.util.List;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Position;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.Solution;

/**
 * What was proven of a position.
 *
 * @param line best play of both from the position; without a ply where nothing was proven
 */
public record SolutionSheet(RuleSet rules, Position position, Solution solution, Game line) {
    static SolutionSheet of(SolveForm form, Solution solution) {
        var line = Game.start(form.rules(), form.position());
        for (var hole : holes(solution)) line = line.after(hole);
        return new SolutionSheet(form.rules(), form.position(), solution, line);
    }

    private static List<Hole> holes(Solution solution) {
        return switch (solution) {
            case Solution.Won won -> won.line();
            case Solution.Drawn drawn -> drawn.line();
            case Solution.Undecided undecided -> List.of();
        };
    }

    /** The line in canonical notation. */
    public String notation() {
        return Notation.moves(line);
    }
}
