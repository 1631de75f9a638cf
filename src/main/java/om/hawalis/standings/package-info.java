/** Scores, tie-breaks, ranking, cross table. Pure. */
@NullMarked
package om.hawalis.standings;

import org.jspecify.annotations.NullMarked;
