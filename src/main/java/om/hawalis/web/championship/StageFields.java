package om.hawalis.web.championship;

import java.util.List;
import om.hawalis.championship.Cycles;
import om.hawalis.championship.Format;
import om.hawalis.championship.Format.Kind;
import om.hawalis.championship.Format.Knockout.ThirdPlace;
import om.hawalis.championship.Format.Swiss.Start;
import om.hawalis.championship.Stage;
import om.hawalis.championship.Stages;
import org.jspecify.annotations.Nullable;

/** How a championship is played, as a form asks it: one stage, and perhaps finals of the best. */
public class StageFields {
    private static final int USUAL_ROUNDS = 7;
    private static final int USUAL_GROUPS = 4;
    private static final int USUAL_GO_ON = 2;

    private Kind kind = Kind.ROUND_ROBIN;
    private Cycles cycles = Cycles.SINGLE;
    private int rounds = USUAL_ROUNDS;
    private Start start = Start.LEVEL;
    private int groups = USUAL_GROUPS;
    private ThirdPlace thirdPlace = ThirdPlace.PLAYED;
    private @Nullable Kind finals;
    private int goOn = USUAL_GO_ON;

    void show(Stages stages) {
        show(stages.stage(1).format());
        if (stages.count() == 1) return;
        goOn = stages.stage(1).goOn();
        finals = stages.stage(2).format().kind();
        show(stages.stage(2).format());
        kind = stages.stage(1).format().kind();
    }

    private void show(Format format) {
        kind = format.kind();
        switch (format) {
            case Format.RoundRobin all -> cycles = all.cycles();
            case Format.Swiss swiss -> {
                rounds = swiss.rounds();
                start = swiss.start();
            }
            case Format.Groups dealt -> {
                groups = dealt.count();
                cycles = dealt.cycles();
            }
            case Format.Knockout knockout -> thirdPlace = knockout.thirdPlace();
            case Format.DoubleElimination twice -> {}
        }
    }

    Stages stages() {
        if (finals == null) return Stages.only(format(kind));
        return new Stages(List.of(new Stage(format(kind), goOn), Stage.last(format(finals))));
    }

    private Format format(Kind which) {
        return switch (which) {
            case ROUND_ROBIN -> new Format.RoundRobin(cycles);
            case SWISS -> new Format.Swiss(rounds, start);
            case GROUPS -> new Format.Groups(groups, cycles);
            case KNOCKOUT -> new Format.Knockout(thirdPlace);
            case DOUBLE_ELIMINATION -> new Format.DoubleElimination();
        };
    }

    public Kind getKind() {
        return kind;
    }

    public void setKind(Kind kind) {
        this.kind = kind;
    }

    public Cycles getCycles() {
        return cycles;
    }

    public void setCycles(Cycles cycles) {
        this.cycles = cycles;
    }

    public int getRounds() {
        return rounds;
    }

    public void setRounds(int rounds) {
        this.rounds = rounds;
    }

    public Start getStart() {
        return start;
    }

    public void setStart(Start start) {
        this.start = start;
    }

    public int getGroups() {
        return groups;
    }

    public void setGroups(int groups) {
        this.groups = groups;
    }

    public ThirdPlace getThirdPlace() {
        return thirdPlace;
    }

    public void setThirdPlace(ThirdPlace thirdPlace) {
        this.thirdPlace = thirdPlace;
    }

    public @Nullable Kind getFinals() {
        return finals;
    }

    public void setFinals(@Nullable Kind finals) {
        this.finals = finals;
    }

    public int getGoOn() {
        return goOn;
    }

    public void setGoOn(int goOn) {
        this.goOn = goOn;
    }
}
