package om.hawalis.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Replays the tokens of one game; notes what is not right and repairs nothing. */
final class GameReader {
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final List<Discrepancy> discrepancies = new ArrayList<>();
    private final @Nullable RuleSet imposed;
    private @Nullable Game game;
    private boolean started;
    private boolean stopped;
    private boolean markable;
    private int line = 1;

    /** @param imposed the rule set to replay under whatever the file says; null to follow the file */
    GameReader(@Nullable RuleSet imposed) {
        this.imposed = imposed;
    }

    void read(Token token) {
        line = token.line();
        switch (token) {
            case Token.TagPair pair -> tag(pair);
            case Token.MoveNumber number -> {}
            case Token.HoleMark mark -> move(mark);
            case Token.CaptureMark mark -> capture(mark);
            case Token.Ending ending -> ending(ending);
            case Token.Junk junk -> junk(junk);
        }
    }

    boolean has(String tag) {
        return tags.containsKey(tag);
    }

    private void tag(Token.TagPair pair) {
        if (tags.putIfAbsent(pair.name(), pair.value()) != null)
            note(Discrepancy.Kind.REPEATED_TAG, 0, pair.name() + " " + pair.value(), tags.get(pair.name()));
        else lines.put(pair.name(), pair.line());
    }

    private void begin() {
        if (started) return;
        started = true;
        var setting = Setting.read(tags, imposed);
        setting.faults().forEach(this::noteTag);
        game = setting.start();
        stopped = game == null;
    }

    private void move(Token.HoleMark mark) {
        begin();
        markable = false;
        if (stopped || game == null) return;
        var mover = game.position().toMove();
        var hole = game.ruleSet().layout().read(mark.text(), mover);
        var attempt = hole.isPresent() || game.verdict().isPresent()
                ? game.play(hole.orElse(new Hole(mover, 0)))
                : new Play.Illegal(Breach.NO_SUCH_HOLE, game.legalMoves());
        switch (attempt) {
            case Game.Moved moved -> {
                game = moved.game();
                markable = true;
            }
            case Play.Illegal illegal -> refuse(game, mark, illegal);
        }
    }

    private void refuse(Game at, Token.HoleMark mark, Play.Illegal illegal) {
        stopped = true;
        var kind = at.verdict().isPresent() ? Discrepancy.Kind.MOVE_AFTER_END : Discrepancy.Kind.ILLEGAL_MOVE;
        var layout = at.ruleSet().layout();
        var legal =
                String.join(" ", illegal.legalMoves().stream().map(layout::mark).toList());
        var right = at.verdict().map(verdict -> verdict.kind().name()).orElse(legal);
        discrepancies.add(new Discrepancy(kind, mark.line(), at.length() + 1, mark.text(), right, illegal.breach()));
    }

    private void capture(Token.CaptureMark mark) {
        begin();
        if (stopped || game == null) return;
        if (!markable) {
            note(Discrepancy.Kind.UNREADABLE_TEXT, game.length(), mark.text(), "");
            return;
        }
        markable = false;
        var right = game.last().orElseThrow().sowing().captured();
        if (right != mark.stones())
            note(Discrepancy.Kind.WRONG_CAPTURE, game.length(), mark.text(), "(+" + right + ")");
    }

    private void ending(Token.Ending ending) {
        begin();
        markable = false;
        var name = Tag.RESULT.written();
        var tagged = tags.putIfAbsent(name, ending.result().text());
        lines.putIfAbsent(name, ending.line());
        if (tagged != null && !tagged.equals(ending.result().text()))
            note(Discrepancy.Kind.WRONG_RESULT, length(), ending.result().text(), tagged);
    }

    private void junk(Token.Junk junk) {
        note(junk.kind(), junk.kind() == Discrepancy.Kind.MALFORMED_TAG ? 0 : length() + 1, junk.text(), "");
        if (junk.kind() != Discrepancy.Kind.UNREADABLE_TEXT) return;
        begin();
        stopped = true;
    }

    /** What was read, once there are no more tokens. */
    Recorded finish() {
        begin();
        new TagChecker(tags).faults().forEach(this::noteTag);
        if (game == null) return new Recorded.Unreplayed(tags, discrepancies);
        if (!stopped || game.verdict().isPresent()) compareEnding(game);
        return new Recorded.Replayed(tags, game, discrepancies);
    }

    private void compareEnding(Game whole) {
        var written = Optional.ofNullable(tags.get(Tag.RESULT.written())).flatMap(Result::find);
        written.flatMap(result -> Endings.rightResult(whole, result))
                .ifPresent(right -> noteEnding(
                        Discrepancy.Kind.WRONG_RESULT,
                        Tag.RESULT,
                        written.orElseThrow().text(),
                        right));
        Optional.ofNullable(tags.get(Tag.TERMINATION.written()))
                .flatMap(Endings::kind)
                .ifPresent(kind -> Endings.rightTermination(whole, kind, written.orElse(Result.OPEN))
                        .ifPresent(right ->
                                noteEnding(Discrepancy.Kind.WRONG_TERMINATION, Tag.TERMINATION, kind.name(), right)));
    }

    private void noteEnding(Discrepancy.Kind kind, Tag tag, String written, String right) {
        var where = lines.getOrDefault(tag.written(), line);
        discrepancies.add(new Discrepancy(kind, where, length(), written, right));
    }

    private void noteTag(TagFault fault) {
        var name = fault.tag().written();
        var written = name + " \"" + fault.written() + "\"";
        discrepancies.add(new Discrepancy(
                Discrepancy.Kind.UNKNOWN_TAG_VALUE, lines.getOrDefault(name, line), 0, written, fault.right()));
    }

    private void note(Discrepancy.Kind kind, int ply, String written, String right) {
        discrepancies.add(new Discrepancy(kind, line, ply, written, right));
    }

    private int length() {
        return game == null ? 0 : game.length();
    }
}
