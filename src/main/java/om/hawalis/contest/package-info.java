/** An event as a read-only snapshot: entrants, rounds, results, byes. Pure. */
@NullMarked
package om.hawalis.contest;

import org.jspecify.annotations.NullMarked;
