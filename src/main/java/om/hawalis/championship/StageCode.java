package om.hawalis.championship;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;

/** Writes stages as they are stored, {@code GROUPS:4:SINGLE:TO:2;KNOCKOUT:PLAYED}, and reads them again. */
final class StageCode {
    private static final String GO_ON = ":TO:";

    private StageCode() {}

    static String write(List<Stage> stages) {
        return stages.stream().map(StageCode::write).collect(Collectors.joining(";"));
    }

    private static String write(Stage stage) {
        return write(stage.format()) + (stage.goOn() == 0 ? "" : GO_ON + stage.goOn());
    }

    private static String write(Format format) {
        var choices = switch (format) {
            case Format.RoundRobin(var cycles) -> ":" + cycles;
            case Format.Swiss(var rounds, var start) -> ":" + rounds + ":" + start;
            case Format.Knockout(var third) -> ":" + third;
            case Format.DoubleElimination twice -> "";
            case Format.Groups(var count, var cycles) -> ":" + count + ":" + cycles;
        };
        return format.kind() + choices;
    }

    static List<Stage> read(String code) {
        try {
            return Arrays.stream(code.split(";")).map(StageCode::stage).toList();
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            throw Refusal.malformed("stage.unreadable", code);
        }
    }

    private static Stage stage(String code) {
        var parted = code.split(GO_ON);
        return new Stage(format(parted[0].split(":")), parted.length > 1 ? Integer.parseInt(parted[1]) : 0);
    }

    private static Format format(String[] words) {
        return switch (Format.Kind.valueOf(words[0])) {
            case ROUND_ROBIN -> new Format.RoundRobin(Cycles.valueOf(words[1]));
            case SWISS -> new Format.Swiss(Integer.parseInt(words[1]), Format.Swiss.Start.valueOf(words[2]));
            case KNOCKOUT -> new Format.Knockout(Format.Knockout.ThirdPlace.valueOf(words[1]));
            case DOUBLE_ELIMINATION -> new Format.DoubleElimination();
            case GROUPS -> new Format.Groups(Integer.parseInt(words[1]), Cycles.valueOf(words[2]));
        };
    }
}
