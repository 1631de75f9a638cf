package om.hawalis.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import om.hawalis.trf.TrfFile;

/** Reads report files of events that the Dutch system pairs. */
final class SwissFile {
    private static final String DUTCH = "FIDE_DUTCH";

    private SwissFile() {}

    /** The file, or nothing once the reason has been written. */
    static Optional<TrfFile> read(Path file, PrintWriter errors) {
        return ReportFile.read(file, errors).filter(read -> individual(file, read, errors));
    }

    private static boolean individual(Path file, TrfFile read, PrintWriter errors) {
        var other = !read.system().isEmpty() && !read.system().startsWith(DUTCH);
        if (read.teams()) errors.println(file + ": a team event; its matches are not paired here");
        else if (other) errors.println(file + ": asks for " + read.system() + ", which is not paired here");
        return !read.teams() && !other;
    }
}
