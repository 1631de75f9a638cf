package om.hawalis.cli;

import java.util.Optional;
import om.hawalis.engine.Position;
import om.hawalis.engine.PositionText;
import om.hawalis.engine.RuleSet;
import picocli.CommandLine.Model.CommandSpec;

/** Position texts given on the command line. */
final class PositionTexts {
    private PositionTexts() {}

    /** The position written; where there is none, says on standard error what is wrong with the text. */
    static Optional<Position> read(String text, RuleSet rules, CommandSpec spec) {
        return switch (Position.parse(text, rules)) {
            case PositionText.Readable(var position) -> Optional.of(position);
            case PositionText.Unreadable(var fault, var written) -> {
                spec.commandLine().getErr().println("no position: " + inWords(fault, rules) + ": " + written);
                yield Optional.empty();
            }
        };
    }

    private static String inWords(PositionText.Fault fault, RuleSet rules) {
        return switch (fault) {
            case SHAPE -> "four rows parted by /, then a space and the side to move are needed";
            case NUMBER_OF_HOLES ->
                "a row of " + rules.id() + " has " + rules.layout().columns() + " holes";
            case COUNT -> "a hole holds a whole number of stones, from 0 up";
            case TOO_MANY_STONES -> "a side has more stones than at its start";
            case NO_STONES -> "the board is empty";
            case SIDE -> "the side to move is S or N";
        };
    }
}
