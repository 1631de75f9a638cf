package om.hawalis.api;

import java.util.Arrays;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Format;
import om.hawalis.championship.Stage;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A stage of a championship; which members count depends on the format.
 *
 * @param format ROUND_ROBIN, SWISS, GROUPS, KNOCKOUT or DOUBLE_ELIMINATION
 * @param rounds of a Swiss
 * @param start of a Swiss: LEVEL or ACCELERATED
 * @param cycles of a round robin or of groups: 1 or 2
 * @param groups how many
 * @param thirdPlace of a knock-out: PLAYED or SHARED
 * @param goOn how many go on to the next stage, of each group where there are groups
 */
public record StageJson(
        @Nullable String format,
        @Nullable Integer rounds,
        @Nullable String start,
        @Nullable Integer cycles,
        @Nullable Integer groups,
        @Nullable String thirdPlace,
        @Nullable Integer goOn) {

    static StageJson of(Stage stage) {
        var goOn = stage.goOn() == 0 ? null : stage.goOn();
        var kind = stage.format().kind().name();
        return switch (stage.format()) {
            case Format.RoundRobin(var cycles) -> new StageJson(kind, null, null, cycles.count(), null, null, goOn);
            case Format.Swiss(var rounds, var start) ->
                new StageJson(kind, rounds, start.name(), null, null, null, goOn);
            case Format.Groups(var count, var cycles) ->
                new StageJson(kind, null, null, cycles.count(), count, null, goOn);
            case Format.Knockout(var third) -> new StageJson(kind, null, null, null, null, third.name(), goOn);
            case Format.DoubleElimination twice -> new StageJson(kind, null, null, null, null, null, goOn);
        };
    }

    Stage stage() {
        return new Stage(formatOf(Bodies.choice("format", Format.Kind.class, format)), goOn == null ? 0 : goOn);
    }

    private Format formatOf(Format.Kind kind) {
        return switch (kind) {
            case ROUND_ROBIN -> new Format.RoundRobin(cyclesOrOne());
            case SWISS ->
                new Format.Swiss(
                        Bodies.required("rounds", rounds),
                        start == null
                                ? Format.Swiss.Start.LEVEL
                                : Bodies.choice("start", Format.Swiss.Start.class, start));
            case GROUPS -> new Format.Groups(Bodies.required("groups", groups), cyclesOrOne());
            case KNOCKOUT ->
                new Format.Knockout(
                        thirdPlace == null
                                ? Format.Knockout.ThirdPlace.PLAYED
                                : Bodies.choice("thirdPlace", Format.Knockout.ThirdPlace.class, thirdPlace));
            case DOUBLE_ELIMINATION -> new Format.DoubleElimination();
        };
    }

    private Cycles cyclesOrOne() {
        if (cycles == null) return Cycles.SINGLE;
        return Arrays.stream(Cycles.values())
                .filter(known -> known.count() == cycles)
                .findFirst()
                .orElseThrow(() -> Refusal.malformed("member", "cycles"));
    }
}
