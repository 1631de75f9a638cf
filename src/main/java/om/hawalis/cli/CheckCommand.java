package om.hawalis.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import om.hawalis.pairing.Phrase;
import om.hawalis.pairing.RoundCheck;
import om.hawalis.pairing.SwissOptions;
import om.hawalis.trf.TrfFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check FILE…}. */
@Command(
        name = "check",
        description = "Pairs every round of tournament report files again, and names the rounds that differ.",
        footer = {"", "Says nothing where all agree."},
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    private static final int FALSE = 1;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Tournament report files.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--by-number",
            description = "Sides of those without a preference by starting number, also where entrants never came.")
    private boolean byNumber;

    @Override
    public Integer call() {
        var agree = true;
        for (var file : files)
            agree &= SwissFile.read(file, spec.commandLine().getErr())
                    .map(read -> agrees(file, read))
                    .orElse(false);
        return agree ? 0 : FALSE;
    }

    private boolean agrees(Path file, TrfFile read) {
        var options = new SwissOptions(byNumber ? SwissOptions.Parity.STARTING_NUMBER : SwissOptions.Parity.SEAT);
        var differences = RoundCheck.differences(read.contest(), options);
        for (var difference : differences) spec.commandLine().getErr().println(file + ": " + inWords(difference));
        return differences.isEmpty();
    }

    private static String inWords(RoundCheck.Difference difference) {
        var found = "round " + difference.round() + ": the file has " + seats(difference.found());
        var cause = difference.cause();
        return cause == null
                ? found + ", the rules give " + seats(difference.expected())
                : found + ", the rules give none: "
                        + Phrase.of(cause).stream().map(Phrase::english).collect(Collectors.joining("; "));
    }

    private static String seats(List<RoundCheck.Seats> seats) {
        return seats.stream().map(RoundCheck.Seats::toString).collect(Collectors.joining(", "));
    }
}
