/**
 * An event as a read-only snapshot: entrants, rounds, results, byes; the rating difference table. Pure.
 *
 * <p>Points are whole half-points. What became of an entrant in a round is one {@link om.hawalis.contest.Outcome}; this
 * table says how each kind counts, everywhere:
 *
 * <pre>
 * what happened            outcome         score               meeting  side     float         tie-breaks
 * -----------------------  --------------  ------------------  -------  -------  ------------  ------------------------------
 * played, also unrated     Played          win, draw, loss     yes      yes      by scores     a game (unrated: not for ratings)
 * forfeit won (+)          Forfeited WIN   forfeitWin          no       no       downfloat     unplayed, not voluntary
 * forfeit lost (-)         Forfeited LOSS  forfeitLoss         no       no       none          unplayed, voluntary
 * double forfeit           Forfeited LOSS  forfeitLoss, both   no       no       none          unplayed, voluntary
 * pairing-allocated bye    Rested          pairingBye          no       no       downfloat     unplayed, not voluntary
 * full-point bye           Rested          fullBye             no       no       downfloat     unplayed, not voluntary
 * half-point bye           Rested          halfBye             no       no       downfloat     unplayed, voluntary
 * zero-point bye           Rested          zeroBye             no       no       none          unplayed, voluntary
 * absent, nothing recorded Absent          zeroBye             no       no       none          unplayed, voluntary
 * postponed                Pending         pairing: a draw;    pairing  pairing  as a draw     not yet
 *                                          standings: nothing
 * open                     Pending         refuses to pair;    —        —        —             not yet
 *                                          standings: nothing
 * </pre>
 *
 * <p>A round without playing is a downfloat where it scored more than a loss does. Double round robins and round robins
 * count forfeits as games for tie-breaks; that is said there.
 */
@NullMarked
package om.hawalis.contest;

import org.jspecify.annotations.NullMarked;
