package om.hawalis.championship;

import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Outcome;
import om.hawalis.standings.Standings;

/**
 * The standings, computed whole from official results when asked for.
 *
 * @param contest what they are computed from; its rounds are those counted
 * @param entrants by starting number
 */
public record StandingsSheet(
        ChampionshipId championship, Contest contest, Standings standings, List<EntrantSheet> entrants) {
    public StandingsSheet {
        entrants = List.copyOf(entrants);
    }

    public int afterRound() {
        return contest.rounds().size();
    }

    /** Whom a row is about. */
    public EntrantSheet entrant(int number) {
        return entrants.get(number - 1);
    }

    /** How many boards of theirs are official, forfeits included. */
    public int played(int number) {
        return (int) contest.outcomes(number).stream()
                .filter(outcome -> switch (outcome) {
                    case Outcome.Played played -> true;
                    case Outcome.Forfeited forfeited -> true;
                    case Outcome.Rested rested -> false;
                    case Outcome.Absent absent -> false;
                    case Outcome.Pending pending -> false;
                })
                .count();
    }
}
