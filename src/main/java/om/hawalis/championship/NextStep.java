package om.hawalis.championship;

import java.util.List;

/** What an organiser does next, so that nobody has to look for it. */
public enum NextStep {
    ENTER_PLAYERS,
    START,
    PROPOSE,
    CONFIRM,
    RELEASE,
    AWAIT_RESULTS,
    FINISH,
    /** Nothing: it is over. */
    NONE;

    private static final int FEWEST = 2;

    /** @param rounds all of them, in order, those not yet released too */
    public static NextStep of(ChampionshipSheet championship, List<RoundSheet> rounds) {
        return switch (championship.state()) {
            case DRAFT -> championship.entrants() < FEWEST ? ENTER_PLAYERS : START;
            case RUNNING -> rounds.isEmpty() ? PROPOSE : after(championship, rounds);
            case FINISHED, CANCELLED -> NONE;
        };
    }

    private static NextStep after(ChampionshipSheet championship, List<RoundSheet> rounds) {
        return switch (rounds.getLast().state()) {
            case DRAFT -> CONFIRM;
            case CONFIRMED -> RELEASE;
            case RELEASED -> AWAIT_RESULTS;
            case CLOSED -> {
                if (rounds.size() < championship.plannedRounds()) yield PROPOSE;
                yield rounds.stream().allMatch(round -> round.state() == RoundState.CLOSED) ? FINISH : AWAIT_RESULTS;
            }
        };
    }
}
