package om.hawalis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import om.hawalis.trf.TrfFile;
import om.hawalis.trf.TrfReader;
import om.hawalis.trf.TrfReading;

/** Reads tournament report files for the commands. */
final class ReportFile {
    private ReportFile() {}

    /** The file, or nothing once every fault has been written, a line each. */
    static Optional<TrfFile> read(Path file, PrintWriter errors) {
        try {
            return switch (TrfReader.read(Files.readAllBytes(file))) {
                case TrfReading.Read(var read) -> Optional.of(read);
                case TrfReading.Refused(var faults) -> {
                    faults.forEach(fault -> errors.println(file + ": " + fault.inWords()));
                    yield Optional.empty();
                }
            };
        } catch (IOException unreadable) {
            errors.println(file + ": cannot be read");
            return Optional.empty();
        }
    }
}
