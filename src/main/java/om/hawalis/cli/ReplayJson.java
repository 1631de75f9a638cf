package om.hawalis.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.engine.Discrepancy;
import om.hawalis.engine.Fingerprint;
import om.hawalis.engine.Game;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Recorded;
import om.hawalis.engine.Sowing;

/** Replayed games as JSON. */
final class ReplayJson {
    private ReplayJson() {}

    static String of(List<ReplayCommand.Entry> entries) {
        return Json.text(entries.stream().map(ReplayJson::game).toList()) + "\n";
    }

    private static Map<String, Object> game(ReplayCommand.Entry entry) {
        var members = new LinkedHashMap<String, Object>();
        members.put("file", entry.file().toString());
        members.put("game", entry.number());
        members.put("tags", entry.recorded().tags());
        if (entry.recorded() instanceof Recorded.Replayed replayed) replayed(replayed, members);
        members.put(
                "discrepancies",
                entry.recorded().discrepancies().stream()
                        .map(ReplayJson::discrepancy)
                        .toList());
        return members;
    }

    private static void replayed(Recorded.Replayed replayed, Map<String, Object> members) {
        var game = replayed.game();
        members.put("rules", game.ruleSet().id());
        members.put("rulesVersion", game.ruleSet().version());
        members.put("start", game.start().text());
        members.put("plies", game.plies().stream().map(ply -> ply(game, ply)).toList());
        replayed.verdict()
                .ifPresent(verdict -> members.put("verdict", verdict.kind().name()));
        members.put("result", replayed.result().text());
        if (game.verdict().isPresent())
            members.put("fingerprint", Fingerprint.of(game).hex());
    }

    private static Map<String, Object> ply(Game game, Ply ply) {
        var members = new LinkedHashMap<String, Object>();
        members.put("ply", ply.number());
        members.put("hole", game.ruleSet().layout().mark(ply.hole()));
        members.put("captured", ply.sowing().captured());
        members.put("laps", ply.sowing().laps());
        if (ply.sowing() instanceof Sowing.Endless) members.put("endless", true);
        members.put("position", ply.after().text());
        return members;
    }

    private static Map<String, Object> discrepancy(Discrepancy discrepancy) {
        var members = new LinkedHashMap<String, Object>();
        members.put("line", discrepancy.line());
        if (discrepancy.ply() > 0) members.put("ply", discrepancy.ply());
        members.put("kind", discrepancy.kind().name());
        members.put("written", discrepancy.written());
        members.put("right", discrepancy.right());
        if (discrepancy.breach() != null)
            members.put("breach", discrepancy.breach().name());
        return members;
    }
}
