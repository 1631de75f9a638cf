package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.championship.NextStep;
import org.jspecify.annotations.Nullable;

/** {@code /manage}: the championships in which one holds an office, each with its next step. */
@Named("mineView")
@RequestScoped
public class MineView {
    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    private @Nullable List<Tile> tiles;

    /** A championship and what comes next in it. */
    public record Tile(ChampionshipSheet sheet, NextStep next) {}

    public List<Tile> getCurrent() {
        return tiles().stream().filter(tile -> !tile.sheet().archived()).toList();
    }

    public List<Tile> getArchived() {
        return tiles().stream().filter(tile -> tile.sheet().archived()).toList();
    }

    private List<Tile> tiles() {
        if (tiles == null) tiles = championships.mine().stream().map(this::tile).toList();
        return Objects.requireNonNull(tiles);
    }

    private Tile tile(ChampionshipSheet sheet) {
        return new Tile(sheet, NextStep.of(sheet, boards.rounds(sheet.id())));
    }
}
