package om.hawalis.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes one game in canonical form (article 5.1). */
final class GameWriter {
    private static final int WIDTH = 100;

    private final Map<String, String> tags;
    private final Game game;

    GameWriter(Map<String, String> tags, Game game) {
        this.tags = tags;
        this.game = game;
    }

    String text() {
        var text = new StringBuilder();
        ordered().forEach((name, value) -> text.append(tag(name, value)));
        text.append('\n');
        var line = 0;
        for (var word : words()) {
            var joined = line > 0 && line + 1 + word.length() <= WIDTH;
            if (line > 0) text.append(joined ? ' ' : '\n');
            line = joined ? line + 1 + word.length() : word.length();
            text.append(word);
        }
        return line > 0 ? text.append('\n').toString() : text.toString();
    }

    private Map<String, String> ordered() {
        var decided = new LinkedHashMap<>(tags);
        decided.put(Tag.RULES.written(), game.ruleSet().id());
        decided.put(Tag.RULES_VERSION.written(), String.valueOf(game.ruleSet().version()));
        decided.remove(Tag.POSITION.written());
        if (!game.usualStart()) decided.put(Tag.POSITION.written(), game.start().text());
        decided.putIfAbsent(Tag.RESULT.written(), Result.OPEN.text());
        game.verdict()
                .ifPresent(end -> decided.put(Tag.RESULT.written(), end.result().text()));
        var ordered = new LinkedHashMap<String, String>();
        for (var tag : Tag.values())
            if (decided.containsKey(tag.written())) ordered.put(tag.written(), decided.remove(tag.written()));
        ordered.putAll(decided);
        return ordered;
    }

    private static String tag(String name, String value) {
        if (!name.matches("\\w+") || value.indexOf('\n') >= 0) throw new IllegalArgumentException("no tag: " + name);
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]\n";
    }

    List<String> words() {
        var words = new ArrayList<String>();
        var offset = game.start().toMove() == Side.SOUTH ? 1 : 2;
        for (var ply : game.plies()) {
            var turn = ply.number() + offset;
            var south = ply.hole().side() == Side.SOUTH;
            if (south) words.add(turn / 2 + ".");
            else if (ply.number() == 1) words.add("1...");
            words.add(word(ply));
        }
        return words;
    }

    private String word(Ply ply) {
        var mark = game.ruleSet().layout().mark(ply.hole());
        var captured = ply.sowing().captured();
        return captured == 0 ? mark : mark + "(+" + captured + ")";
    }
}
