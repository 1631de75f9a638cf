package om.hawalis.pairing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import om.hawalis.contest.Contest;
import om.hawalis.trf.TrfReader;
import om.hawalis.trf.TrfReading;

/** The golden files of pairing. */
final class Golden {
    private static final Path ROOT = Path.of("src/test/resources/pairing");

    private Golden() {}

    static Stream<Path> files(String folder) {
        try (var files = Files.list(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".trf")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contest contest(Path file) {
        try {
            return switch (TrfReader.read(Files.readAllBytes(file))) {
                case TrfReading.Read(var read) -> read.contest();
                case TrfReading.Refused(var faults) -> throw new AssertionError(file + ": " + faults);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The round that belongs to a file: a line a board after the number of lines. */
    static List<String> expected(Path file) {
        try {
            var lines = Files.readAllLines(
                    file.resolveSibling(file.getFileName().toString().replace(".trf", ".expected")));
            return lines.stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .skip(1)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
