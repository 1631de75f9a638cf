package om.hawalis.game;

import java.util.List;
import java.util.Optional;
import om.hawalis.engine.Discrepancy;
import om.hawalis.engine.Game;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Recorded;
import om.hawalis.engine.Result;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.Tag;
import om.hawalis.platform.Refusal;

/**
 * One game as somebody wrote it down, replayed under the rules it is to be recorded by.
 *
 * @param discrepancies everything in the text that is not as the rules have it; while there is any, nothing is recorded
 */
public record ScoreSheet(Recorded.Replayed text, List<Discrepancy> discrepancies) {
    private static final int LONGEST = 100_000;

    static ScoreSheet read(String text, RuleSet rules) {
        if (text.length() > LONGEST) throw Refusal.malformed("sheet.long", LONGEST);
        var games = Notation.readUnder(rules, text);
        if (games.isEmpty()) throw Refusal.malformed("sheet.empty");
        if (games.size() > 1) throw Refusal.malformed("sheet.several", games.size());
        return switch (games.getFirst()) {
            case Recorded.Unreplayed unknown -> throw new FaultySheet(unknown.discrepancies());
            case Recorded.Replayed replayed -> {
                requireSame(Tag.RULES, replayed, rules.id());
                requireSame(Tag.RULES_VERSION, replayed, String.valueOf(rules.version()));
                if (!replayed.game().usualStart()) throw Refusal.conflict("sheet.other-start");
                yield new ScoreSheet(replayed, replayed.discrepancies());
            }
        };
    }

    private static void requireSame(Tag tag, Recorded.Replayed text, String right) {
        text.tag(tag).filter(written -> !written.equals(right)).ifPresent(written -> {
            throw Refusal.conflict("sheet.other-rules", written, right);
        });
    }

    public Game game() {
        return text.game();
    }

    void requireWhole() {
        if (!discrepancies.isEmpty()) throw new FaultySheet(discrepancies);
    }

    /** What is recorded already must be its beginning. */
    void requireContinuing(Game there) {
        var written = game().moves();
        var recorded = there.moves();
        for (var ply = 0; ply < recorded.size(); ply++)
            if (ply >= written.size() || !written.get(ply).equals(recorded.get(ply)))
                throw Refusal.conflict("sheet.differs", ply + 1);
    }

    /** The end it tells of, where the moves do not show it themselves. */
    public Optional<DeclaredResult> declared() {
        if (game().verdict().isPresent() || text.result() == Result.OPEN) return Optional.empty();
        var ending = text.verdict().map(verdict -> verdict.kind().name()).orElse("");
        return Optional.of(DeclaredResult.read(text.result().text(), ending));
    }
}
