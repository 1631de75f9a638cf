package om.hawalis.championship;

import java.util.List;
import om.hawalis.platform.Refusal;

/** The stages of a championship in order: one, or some from each of which the best go on. */
public record Stages(List<Stage> stages) {
    private static final int MOST = 4;

    public Stages {
        stages = List.copyOf(stages);
        if (stages.isEmpty() || stages.size() > MOST) throw Refusal.malformed("stages.count", MOST);
        for (var stage : stages.subList(0, stages.size() - 1)) {
            if (stage.format().isElimination()) throw Refusal.malformed("stages.elimination-last");
            if (stage.qualifiers() < 2) throw Refusal.malformed("stages.go-on");
        }
        if (stages.getLast().goOn() > 0) throw Refusal.malformed("stages.last");
    }

    public static Stages only(Format format) {
        return new Stages(List.of(Stage.last(format)));
    }

    /** Everyone meets everyone, and that is all. */
    public static Stages roundRobin(Cycles cycles) {
        return only(new Format.RoundRobin(cycles));
    }

    static Stages read(String code) {
        return new Stages(StageCode.read(code));
    }

    String text() {
        return StageCode.write(stages);
    }

    /** @param number from 1 */
    public Stage stage(int number) {
        return stages.get(number - 1);
    }

    public int count() {
        return stages.size();
    }

    /** Rounds of all stages with so many entrants; 0 while there are too few for the first. */
    public int rounds(int entrants) {
        var field = entrants;
        var rounds = 0;
        for (var stage : stages) {
            rounds += Systems.rounds(stage.format(), field);
            field = Math.min(field, stage.qualifiers());
        }
        return rounds;
    }

    /** Whether players may still join once it runs: only where pairings follow the scores. */
    public boolean takesLateEntries() {
        return stages.getFirst().format() instanceof Format.Swiss;
    }
}
