package om.hawalis.web.player;

import java.util.List;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.web.shared.GameStanding;

/**
 * A player in one championship.
 *
 * @param rank the place as it is now
 */
public record Appearance(
        ChampionshipSheet championship, int rank, int entrants, int halfPoints, int played, List<GameLine> games) {
    public Appearance {
        games = List.copyOf(games);
    }

    /**
     * A game of theirs.
     *
     * @param side S or N
     * @param taken won, drawn or lost; empty while it is open
     */
    public record GameLine(
            int round,
            String side,
            String taken,
            String opponent,
            String opponentHref,
            String href,
            GameStanding standing) {}
}
