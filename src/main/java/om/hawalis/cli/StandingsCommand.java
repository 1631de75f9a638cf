package om.hawalis.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import om.hawalis.contest.Contest;
import om.hawalis.standings.EventForm;
import om.hawalis.standings.Lot;
import om.hawalis.standings.Row;
import om.hawalis.standings.Standings;
import om.hawalis.standings.TieBreak;
import om.hawalis.standings.Worked;
import om.hawalis.trf.TrfFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code standings FILE.trf --tie-breaks BH/C1,BH,SB [--round-robin] [--lot SEED]}. */
@Command(
        name = "standings",
        description = "Ranks a tournament report file by tie-breaks.",
        footer = {
            "",
            "Writes a line an entrant, cells parted by tabs, under a header:",
            "rank, no, name, points, then a cell a tie-break; empty where it does not apply."
        },
        mixinStandardHelpOptions = true)
final class StandingsCommand implements Callable<Integer> {
    private static final int INPUT_WRONG = 1;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The tournament report file.")
    private Path file = Path.of("");

    @Option(
            names = "--tie-breaks",
            paramLabel = "CODE",
            split = ",",
            converter = Code.class,
            description = "In order, such as BH/C1,BH,SB; where missing, those the file declares (202, 212), if any.")
    private List<TieBreak> tieBreaks = new ArrayList<>();

    @Option(names = "--round-robin", description = "The pairings were fixed beforehand: forfeits count as games.")
    private boolean roundRobin;

    @Option(names = "--lot", paramLabel = "SEED", description = "Draws lots for shared places.")
    private @Nullable Long seed;

    @Override
    public Integer call() {
        return ReportFile.read(file, spec.commandLine().getErr())
                .map(this::ranked)
                .orElse(INPUT_WRONG);
    }

    private int ranked(TrfFile read) {
        if (!tieBreaks.isEmpty()) return print(read.contest(), tieBreaks);
        return switch (DeclaredTieBreaks.in(read)) {
            case DeclaredTieBreaks.Known(var declared) -> print(read.contest(), declared);
            case DeclaredTieBreaks.Unknown unknown -> {
                spec.commandLine().getErr().println(file + ": " + unknown.inWords());
                yield INPUT_WRONG;
            }
        };
    }

    private int print(Contest contest, List<TieBreak> tieBreaks) {
        var form = roundRobin ? EventForm.ROUND_ROBIN : EventForm.SWISS;
        var lot = seed == null ? new Lot.SharedPlaces() : new Lot.Drawn(seed);
        var standings = Standings.of(contest, form, tieBreaks, lot);
        var out = spec.commandLine().getOut();
        print(out, header(tieBreaks));
        standings.rows().forEach(row -> print(out, cells(row)));
        out.flush();
        return 0;
    }

    private static List<String> header(List<TieBreak> tieBreaks) {
        var cells = new ArrayList<>(List.of("rank", "no", "name", "points"));
        tieBreaks.forEach(tieBreak -> cells.add(tieBreak.code()));
        return cells;
    }

    private static List<String> cells(Row row) {
        var entrant = row.entrant();
        var cells = new ArrayList<>(List.of(
                Integer.toString(row.rank()),
                Integer.toString(entrant.number()),
                entrant.name(),
                row.points().toString()));
        for (var worked : row.values())
            cells.add(
                    switch (worked) {
                        case Worked.Value value -> value.value().toString();
                        case Worked.None none -> "";
                    });
        return cells;
    }

    /** Lines end alike on every system; a tab or line break within a name would make another cell of it. */
    private static void print(PrintWriter out, List<String> cells) {
        out.print(String.join(
                "\t", cells.stream().map(cell -> cell.replaceAll("\\s", " ")).toList()));
        out.print('\n');
    }

    /** Reads one code. */
    static final class Code implements ITypeConverter<TieBreak> {
        @Override
        public TieBreak convert(String code) {
            return switch (TieBreak.parse(code)) {
                case TieBreak.Parsed.Read(var tieBreak) -> tieBreak;
                case TieBreak.Parsed.Unknown(var whole, var part) ->
                    throw new TypeConversionException("\"" + part + "\" in \"" + whole + "\" is no tie-break");
            };
        }
    }
}
