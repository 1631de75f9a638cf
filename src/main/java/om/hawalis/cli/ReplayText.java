package om.hawalis.cli;

import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.engine.Game;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Recorded;
import om.hawalis.engine.Sowing;
import om.hawalis.engine.Tag;
import om.hawalis.engine.VerdictKind;

/** Replayed games as a table a person reads. */
final class ReplayText {
    private static final String HEADER = " ply  hole  captured    laps  position\n";

    private ReplayText() {}

    static String of(List<ReplayCommand.Entry> entries) {
        return entries.stream().map(ReplayText::of).collect(Collectors.joining("\n"));
    }

    private static String of(ReplayCommand.Entry entry) {
        var title = entry.file() + ", game " + entry.number() + players(entry.recorded()) + "\n";
        return switch (entry.recorded()) {
            case Recorded.Unreplayed unreplayed -> title + "not replayed\n";
            case Recorded.Replayed replayed -> title + table(replayed.game()) + ending(replayed);
        };
    }

    private static String players(Recorded recorded) {
        return recorded.tag(Tag.SOUTH)
                .flatMap(south -> recorded.tag(Tag.NORTH).map(north -> ": " + south + " – " + north))
                .orElse("");
    }

    private static String table(Game game) {
        var rules = "rules " + game.ruleSet().id() + " " + game.ruleSet().version() + "\n";
        var plies = game.plies().stream().map(ply -> line(game, ply)).collect(Collectors.joining());
        return rules + HEADER + right(0, 4) + " ".repeat(24) + "  "
                + game.start().text() + "\n" + plies;
    }

    private static String line(Game game, Ply ply) {
        var mark = game.ruleSet().layout().mark(ply.hole());
        var endless = ply.sowing() instanceof Sowing.Endless ? "  endless" : "";
        return right(ply.number(), 4)
                + "  " + mark + " ".repeat(4 - mark.length())
                + right(ply.sowing().captured(), 10)
                + right(ply.sowing().laps(), 8)
                + "  " + ply.after().text() + endless + "\n";
    }

    private static String right(long number, int width) {
        var digits = Long.toString(number);
        return " ".repeat(Math.max(0, width - digits.length())) + digits;
    }

    private static String ending(Recorded.Replayed replayed) {
        var verdict = replayed.verdict().map(end -> end.kind().name()).orElse("none");
        var period = replayed.verdict()
                        .filter(end -> end.kind() == VerdictKind.ENDLESS_SOWING)
                        .isPresent()
                ? " (everything is as before after "
                        + replayed.game().last().orElseThrow().sowing().laps() + " laps)"
                : "";
        var result = replayed.result().text();
        return "verdict " + verdict + period + "\nresult " + result + "\n";
    }
}
