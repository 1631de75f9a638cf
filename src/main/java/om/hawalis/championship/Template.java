package om.hawalis.championship;

import java.util.List;

/** Championships as clubs usually hold them: a good place to begin, all of which can be changed. */
public enum Template {
    CLUB_ROUND_ROBIN(8, 1, new Pace(4, 30, 5, 5), Regulations.USUAL),
    WEEKEND_SWISS(24, 2, new Pace(12, 40, 15, 4), swiss(7)),
    KNOCKOUT_CUP(16, 1, new Pace(8, 30, 10, 6), knockout()),
    GROUPS_AND_FINALS(16, 2, new Pace(8, 40, 15, 4), groupsAndFinals()),
    YOUTH_DAY(20, 1, new Pace(10, 20, 10, 4), youth());

    private static final int CLUBS_APART = 2;

    private final int entrants;
    private final int days;
    private final Pace pace;
    private final Regulations rules;

    Template(int entrants, int days, Pace pace, Regulations rules) {
        this.entrants = entrants;
        this.days = days;
        this.pace = pace;
        this.rules = rules;
    }

    private static Regulations swiss(int rounds) {
        return Regulations.USUAL
                .with(Stages.only(new Format.Swiss(rounds, Format.Swiss.Start.LEVEL)))
                .with(TieBreakOrder.read("BH/C1,BH,SB,WON"));
    }

    private static Regulations knockout() {
        return Regulations.USUAL
                .with(Stages.only(new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED)))
                .with(Encounter.TWO_GAME_MATCH);
    }

    private static Regulations groupsAndFinals() {
        var groups = new Stage(new Format.Groups(4, Cycles.SINGLE), 2);
        var finals = Stage.last(new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED));
        return Regulations.USUAL.with(new Stages(List.of(groups, finals)));
    }

    /** Short games, and children of one club meet others first. */
    private static Regulations youth() {
        var swiss = swiss(5);
        return new Regulations(
                swiss.ruleSet(), swiss.points(), swiss.encounter(), swiss.tieBreaks(), swiss.stages(), CLUBS_APART);
    }

    /** How many may be expected. */
    public int entrants() {
        return entrants;
    }

    public int days() {
        return days;
    }

    public Pace pace() {
        return pace;
    }

    public Regulations rules() {
        return rules;
    }

    /** What it will mean if nothing is changed. */
    public Forecast forecast() {
        return Forecast.of(rules.stages(), rules.encounter(), entrants, days, pace);
    }
}
