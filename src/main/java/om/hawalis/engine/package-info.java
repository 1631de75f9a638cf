/** Board, rule sets, legal moves, sowing, verdicts, replay, notation, search. Pure. */
@NullMarked
package om.hawalis.engine;

import org.jspecify.annotations.NullMarked;
