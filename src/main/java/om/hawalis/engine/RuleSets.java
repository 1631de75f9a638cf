package om.hawalis.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every rule set the engine plays; sources in {@code docs/rules/game.md}, article 4. */
public final class RuleSets {
    private static final Layout FOUR_BY_SEVEN = new Layout(7, Direction.COUNTER_CLOCKWISE);
    private static final Layout FOUR_BY_EIGHT = new Layout(8, Direction.COUNTER_CLOCKWISE);

    private static final RuleSet OMAN = new RuleSet(
            "oman",
            1,
            FOUR_BY_SEVEN,
            Collections.nCopies(14, 2),
            CaptureRule.FRONT_THEN_BACK,
            EndlessRule.DRAW,
            SinglesRule.ONTO_EMPTY_ONLY,
            false,
            2);
    private static final List<RuleSet> ALL = Stream.of(
                    Stream.of(OMAN, omanAfterDeVoogt(), arabianBao(), clockwiseBao(), njombwa()),
                    Stream.of(8, 6, 12, 16).map(RuleSets::mulabalaba),
                    Stream.of(8, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16).map(RuleSets::muvalavala))
            .flatMap(some -> some)
            .toList();

    private RuleSets() {}

    /** The rule set of a championship that chose none: {@code oman}. */
    public static RuleSet standard() {
        return OMAN;
    }

    /** All rule sets, each in its newest version and with each number of columns, the standard one first. */
    public static List<RuleSet> all() {
        return ALL;
    }

    /** Relatives that the sources name without giving rules, so that nothing can be played under them. */
    public static List<String> namesWithoutRules() {
        return List.of("lela");
    }

    /**
     * The newest version of a rule set.
     *
     * @param id as {@link RuleSet#id()}; {@code @8} and {@code ,repetition=2} say what holds anyway and are dropped
     */
    public static Optional<RuleSet> find(String id) {
        var parts = id.split(",", -1);
        var standings = parts.length == 1 ? Optional.of(2) : standings(parts);
        return standings.flatMap(times -> ALL.stream()
                .filter(rules -> rules.id().equals(plain(parts[0])))
                .map(rules -> rules.withRepetition(times))
                .findFirst());
    }

    /** A rule set in the version a game was stored with. */
    public static Optional<RuleSet> find(String id, int version) {
        return find(id).filter(rules -> rules.version() == version);
    }

    private static String plain(String id) {
        return id.equals("mulabalaba@8") || id.equals("muvalavala@8") ? id.substring(0, id.length() - 2) : id;
    }

    private static Optional<Integer> standings(String[] parts) {
        if (parts.length != 2) return Optional.empty();
        return switch (parts[1]) {
            case "repetition=2" -> Optional.of(2);
            case "repetition=3" -> Optional.of(3);
            default -> Optional.empty();
        };
    }

    private static RuleSet omanAfterDeVoogt() {
        return relative("oman-de-voogt", FOUR_BY_SEVEN, EndlessRule.MOVER_LOSES, SinglesRule.ONTO_EMPTY_ONLY);
    }

    private static RuleSet arabianBao() {
        return relative("bao-kiarabu-4x7", FOUR_BY_SEVEN, EndlessRule.DRAW, SinglesRule.ONTO_EMPTY_ONLY);
    }

    private static RuleSet clockwiseBao() {
        return new RuleSet(
                "bao-kiarabu-4x8",
                1,
                new Layout(8, Direction.CLOCKWISE),
                Collections.nCopies(16, 2),
                CaptureRule.BACK_EVEN_IF_FRONT_EMPTY,
                EndlessRule.DRAW,
                SinglesRule.ONTO_EMPTY_ONLY,
                false,
                2);
    }

    private static RuleSet njombwa() {
        var start = new ArrayList<>(Collections.nCopies(16, 2));
        start.set(15, 0);
        start.set(14, 1);
        return new RuleSet(
                "njombwa",
                1,
                FOUR_BY_EIGHT,
                start,
                CaptureRule.FRONT_THEN_BACK,
                EndlessRule.DRAW,
                SinglesRule.ONTO_EMPTY_ONLY,
                false,
                2);
    }

    private static RuleSet mulabalaba(int columns) {
        var layout = new Layout(columns, Direction.COUNTER_CLOCKWISE);
        return relative(withColumns("mulabalaba", columns), layout, EndlessRule.DRAW, SinglesRule.RELAY_FIRST);
    }

    private static RuleSet muvalavala(int columns) {
        var layout = new Layout(columns, Direction.CLOCKWISE);
        return new RuleSet(
                withColumns("muvalavala", columns),
                1,
                layout,
                Collections.nCopies(layout.holes(), 2),
                CaptureRule.FRONT_THEN_BACK,
                EndlessRule.DRAW,
                SinglesRule.FREE,
                true,
                2);
    }

    private static String withColumns(String id, int columns) {
        return columns == 8 ? id : id + "@" + columns;
    }

    private static RuleSet relative(String id, Layout layout, EndlessRule endless, SinglesRule singles) {
        return new RuleSet(
                id,
                1,
                layout,
                Collections.nCopies(layout.holes(), 2),
                CaptureRule.FRONT_THEN_BACK,
                endless,
                singles,
                false,
                2);
    }
}
