package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import om.hawalis.engine.Discrepancy;
import om.hawalis.game.Games;
import om.hawalis.game.ScoreSheet;
import om.hawalis.verification.HandInScoreSheet;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /games/{id}/record/text}: a game as it was written on paper, shown first with everything in it that is not right. */
@Named("scoreSheetView")
@RequestScoped
public class ScoreSheetView {
    @Inject
    private AtBoard atBoard;

    @Inject
    private Games games;

    @Inject
    private HandInScoreSheet handInScoreSheet;

    @Inject
    private Way way;

    @Inject
    @Param(name = "sheet:record")
    private @Nullable String pressed;

    private @Nullable String text;
    private int revision;
    private @Nullable ScoreSheet sheet;

    public void load() {
        atBoard.load();
        revision = atBoard.getGame().revision();
        text = atBoard.getGame().ply() == 0 ? "" : atBoard.getGame().notation();
    }

    /** Shows what recording it would bring; stores nothing. */
    public void preview() {
        sheet = games.preview(atBoard.id(), written());
    }

    public void handIn() {
        pressed = null;
        handInScoreSheet.handIn(atBoard.id(), revision, written());
        way.to(atBoard.path(), "game.sheet.recorded");
    }

    private String written() {
        return Optional.ofNullable(text).orElse("");
    }

    public @Nullable ScoreSheet getSheet() {
        return sheet;
    }

    public int getPlies() {
        return sheet == null ? 0 : sheet.game().length();
    }

    public List<Discrepancy.Kind> getKinds() {
        return List.of(Discrepancy.Kind.values());
    }

    /** Whether what was shown can be recorded as it is. */
    public boolean isWhole() {
        return sheet != null && sheet.discrepancies().isEmpty();
    }

    /** Whether recording is offered; a press on a button that is not would go unheard. */
    public boolean isOffered() {
        return isWhole() || pressed != null;
    }

    public @Nullable String getText() {
        return text;
    }

    public void setText(@Nullable String text) {
        this.text = text;
    }

    public int getRevision() {
        return revision;
    }

    public void setRevision(int revision) {
        this.revision = revision;
    }
}
