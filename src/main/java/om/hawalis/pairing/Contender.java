package om.hawalis.pairing;

import java.util.List;
import om.hawalis.contest.Side;

/**
 * An entrant who is there to be paired, with all that the pairing of this round asks of the past.
 *
 * @param place place in the order of score and starting number, from 0
 * @param number starting number
 * @param seat whose parity decides the side of those without any preference, from 1
 * @param score half-points, virtual ones included
 * @param sides of the games played, in order
 * @param lastFloat in the round before
 * @param floatBefore two rounds before
 * @param played games played
 * @param mayRest whether the pairing may still allocate a bye
 * @param topscorer only while the last round is paired
 */
record Contender(
        int place,
        int number,
        int seat,
        int score,
        List<Side> sides,
        Preference preference,
        FloatKind lastFloat,
        FloatKind floatBefore,
        int played,
        boolean mayRest,
        boolean topscorer) {}
