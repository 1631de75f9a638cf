package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Under which rules and from which start a record is to be replayed.
 *
 * @param start null when the tags name unknown rules or no position
 */
record Setting(@Nullable Game start, List<TagFault> faults) {

    static Setting read(Map<String, String> tags, @Nullable RuleSet imposed) {
        var faults = new ArrayList<TagFault>();
        var rules = imposed == null ? rules(tags, faults) : imposed;
        return new Setting(rules == null ? null : start(tags, rules, faults), List.copyOf(faults));
    }

    private static @Nullable RuleSet rules(Map<String, String> tags, List<TagFault> faults) {
        var id = tags.getOrDefault(Tag.RULES.written(), RuleSets.standard().id());
        var newest = RuleSets.find(id);
        if (newest.isEmpty()) faults.add(new TagFault(Tag.RULES, id, known()));
        return newest.map(rules -> version(tags, rules, faults)).orElse(null);
    }

    private static @Nullable RuleSet version(Map<String, String> tags, RuleSet newest, List<TagFault> faults) {
        var newestVersion = String.valueOf(newest.version());
        var version = tags.getOrDefault(Tag.RULES_VERSION.written(), newestVersion);
        if (!version.matches("[1-9][0-9]{0,5}")) {
            faults.add(new TagFault(Tag.RULES_VERSION, version, newestVersion));
            return null;
        }
        var rules = RuleSets.find(newest.id(), Integer.parseInt(version));
        if (rules.isEmpty()) faults.add(new TagFault(Tag.RULES_VERSION, version, newestVersion));
        return rules.orElse(null);
    }

    private static @Nullable Game start(Map<String, String> tags, RuleSet rules, List<TagFault> faults) {
        var text = tags.get(Tag.POSITION.written());
        if (text == null) return Game.start(rules);
        return switch (Position.parse(text, rules)) {
            case PositionText.Readable(var position) -> Game.start(rules, position);
            case PositionText.Unreadable(var fault, var written) -> {
                faults.add(new TagFault(Tag.POSITION, text, fault.name()));
                yield null;
            }
        };
    }

    private static String known() {
        return RuleSets.all().stream().map(RuleSet::id).collect(Collectors.joining(" "));
    }
}
