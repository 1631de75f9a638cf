package om.hawalis.championship;

import java.util.List;
import java.util.Optional;

/**
 * A stage that has begun.
 *
 * @param number from 1
 * @param groups one for each of its groups; one where it has none; none in a knock-out
 * @param bracket its drawing, where it is a knock-out
 */
public record StageSheet(int number, Stage stage, List<GroupSheet> groups, Optional<BracketSheet> bracket) {
    public StageSheet {
        groups = List.copyOf(groups);
    }

    /**
     * The table of a group, or of a stage that has none.
     *
     * @param number from 1
     * @param cross who took what from whom; empty where not everyone meets everyone
     */
    public record GroupSheet(int number, StandingsSheet standings, Optional<CrossTableSheet> cross) {}

    public boolean isGrouped() {
        return stage.format() instanceof Format.Groups;
    }
}
