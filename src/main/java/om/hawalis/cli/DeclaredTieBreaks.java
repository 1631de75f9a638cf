package om.hawalis.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import om.hawalis.standings.TieBreak;
import om.hawalis.trf.TrfFile;

/** The tie-breaks a report file declares: record 202 lists them; record 212 orders the whole standings, points first. */
sealed interface DeclaredTieBreaks {
    String POINTS = "PTS";

    record Known(List<TieBreak> tieBreaks) implements DeclaredTieBreaks {
        public Known {
            tieBreaks = List.copyOf(tieBreaks);
        }
    }

    /** A record names something that is no tie-break here. */
    record Unknown(String tag, String code, String part) implements DeclaredTieBreaks {
        String inWords() {
            return "record " + tag + ": \"" + part + "\" in \"" + code + "\" is no tie-break known here;"
                    + " --tie-breaks says which to use instead";
        }
    }

    /** Those of record 202, else of 212, else none. */
    static DeclaredTieBreaks in(TrfFile file) {
        for (var tag : List.of("202", "212")) {
            var declared = file.record(tag);
            if (declared.isPresent()) return read(tag, declared.get());
        }
        return new Known(List.of());
    }

    private static DeclaredTieBreaks read(String tag, String declared) {
        var codes = Arrays.stream(declared.split("[,\\s]+"))
                .filter(code -> !code.isEmpty())
                .toList();
        var pointsFirst = !codes.isEmpty() && codes.getFirst().equalsIgnoreCase(POINTS);
        var tieBreaks = new ArrayList<TieBreak>();
        for (var code : pointsFirst ? codes.subList(1, codes.size()) : codes)
            switch (TieBreak.parse(code)) {
                case TieBreak.Parsed.Read(var tieBreak) -> tieBreaks.add(tieBreak);
                case TieBreak.Parsed.Unknown(var whole, var part) -> {
                    return new Unknown(tag, whole, part);
                }
            }
        return new Known(tieBreaks);
    }
}
