package om.hawalis.standings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.trf.TrfReader;
import om.hawalis.trf.TrfReading;

/** Reads the exercises: a report file, and the values its solution gives. */
final class PublishedExercises {
    /** One value of the solution. */
    record Expected(String code, int number, double value) {}

    private PublishedExercises() {}

    static Contest contest(Path file) throws IOException {
        return ((TrfReading.Read) TrfReader.read(Files.readAllBytes(file)))
                .file()
                .contest();
    }

    static List<Expected> expected(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .skip(1)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> line.split(","))
                .map(cells -> new Expected(cells[0], Integer.parseInt(cells[1]), Double.parseDouble(cells[2])))
                .toList();
    }
}
