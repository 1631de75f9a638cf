package om.hawalis.standings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Scoring;

/** Reads the exercises: the players' lines of a report file, and the values its solution gives. */
final class PublishedExercises {
    /** One value of the solution. */
    record Expected(String code, int number, double value) {}

    private static final int FIRST_ROUND = 91;
    private static final int ROUND_WIDTH = 10;

    private PublishedExercises() {}

    static Contest contest(Path file) throws IOException {
        var lines = Files.readAllLines(file);
        var rounds = lines.stream()
                .filter(line -> line.startsWith("142"))
                .mapToInt(line -> Integer.parseInt(line.substring(4).strip()))
                .findFirst()
                .orElseThrow();
        return Field.of(
                Scoring.STANDARD,
                rounds,
                lines.stream()
                        .filter(line -> line.startsWith("001"))
                        .map(line -> words(line, rounds))
                        .toArray(String[]::new));
    }

    private static String words(String line, int rounds) {
        var words = new StringBuilder("@" + line.substring(48, 52).strip());
        for (var round = 0; round < rounds; round++) {
            var at = FIRST_ROUND + round * ROUND_WIDTH;
            var opponent = line.substring(at, at + 4).strip();
            var result = line.charAt(at + 7);
            words.append(' ').append(opponent.equals("0000") ? "" + result : opponent + line.charAt(at + 5) + result);
        }
        return words.toString();
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
