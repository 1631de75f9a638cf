package om.hawalis.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import om.hawalis.pairing.Pairing;
import om.hawalis.pairing.Phrase;
import om.hawalis.pairing.RoundCheck;
import om.hawalis.pairing.Swiss;
import om.hawalis.pairing.SwissOptions;
import om.hawalis.trf.TrfFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code pair FILE.trf [--system dutch] [--explain]}. */
@Command(
        name = "pair",
        description = "Pairs the next round of a tournament report file.",
        footer = {
            "",
            "Writes the number of boards, then \"white black\" a line by starting number, 0 for a pairing-allocated"
                    + " bye;",
            "with --explain, after an empty line, why each board, side, float and bye came out so."
        },
        mixinStandardHelpOptions = true)
final class PairCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The tournament report file.")
    private Path file = Path.of("");

    @Option(
            names = "--system",
            paramLabel = "SYSTEM",
            converter = SystemName.class,
            description = "The pairing system; dutch is the one there is, and the default.")
    private SystemName.Known system = SystemName.Known.DUTCH;

    @Option(names = "--explain", description = "Says why.")
    private boolean explain;

    @Option(
            names = "--by-number",
            description = "Sides of those without a preference by starting number, also where entrants never came.")
    private boolean byNumber;

    @Override
    public Integer call() {
        var errors = spec.commandLine().getErr();
        return SwissFile.read(file, errors).map(read -> pair(read, errors)).orElse(INPUT_WRONG);
    }

    private int pair(TrfFile read, PrintWriter errors) {
        return switch (system) {
            case DUTCH -> print(Swiss.pair(read.contest(), options()), errors);
        };
    }

    private SwissOptions options() {
        return new SwissOptions(byNumber ? SwissOptions.Parity.STARTING_NUMBER : SwissOptions.Parity.SEAT);
    }

    private int print(Pairing pairing, PrintWriter errors) {
        return switch (pairing) {
            case Pairing.Paired paired -> {
                print(paired);
                yield 0;
            }
            case Pairing.Impossible(var cause) -> {
                Phrase.of(cause).forEach(phrase -> errors.println(file + ": " + phrase.english()));
                yield INPUT_WRONG;
            }
        };
    }

    private void print(Pairing.Paired paired) {
        var lines = new Lines(spec.commandLine().getOut());
        var seats = RoundCheck.seats(paired);
        lines.print(Integer.toString(seats.size()));
        seats.forEach(pair -> lines.print(pair.south() + " " + pair.north()));
        if (explain) {
            lines.print("");
            for (var reason : paired.reasons()) for (var phrase : Phrase.of(reason)) lines.print(phrase.english());
        }
        lines.flush();
    }

    /** Reads the name of a pairing system. */
    static final class SystemName implements ITypeConverter<SystemName.Known> {
        /** The systems there are. */
        enum Known {
            DUTCH
        }

        @Override
        public Known convert(String name) {
            for (var known : Known.values()) if (known.name().equalsIgnoreCase(name)) return known;
            throw new TypeConversionException("\"" + name + "\" is no pairing system that is known here");
        }
    }
}
