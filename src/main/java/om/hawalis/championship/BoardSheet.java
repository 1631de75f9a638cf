package om.hawalis.championship;

import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * A pairing, with all that is needed to play it.
 *
 * @param number its place in the round, from 1
 * @param games how many games are played on it; sides change with each
 * @param south who sits South in the first game
 */
public record BoardSheet(
        BoardId id,
        int number,
        int games,
        EntrantSheet south,
        EntrantSheet north,
        RoundId round,
        int roundNumber,
        RoundState roundState,
        ChampionshipId championship,
        Slug championshipSlug,
        Name championshipName,
        ChampionshipState championshipState,
        RuleSetSheet ruleSet) {
    static BoardSheet of(Championship championship, Round round, Board board, EntrantSheet south, EntrantSheet north) {
        return new BoardSheet(
                board.id(),
                board.number(),
                board.games(),
                south,
                north,
                round.id(),
                round.number(),
                round.state(),
                championship.id(),
                championship.slug(),
                championship.name(),
                championship.state(),
                championship.ruleSet());
    }

    /** Who sits South in a game, from 1. */
    public EntrantSheet southOf(int game) {
        return game % 2 == 1 ? south : north;
    }

    /** Who sits North in a game, from 1. */
    public EntrantSheet northOf(int game) {
        return game % 2 == 1 ? north : south;
    }

    /** Whether results of it may be recorded and settled. */
    public boolean isInPlay() {
        return roundState.isPublic() && championshipState == ChampionshipState.RUNNING;
    }
}
