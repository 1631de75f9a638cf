/** Championships: officials, entries, rounds, boards, official results. */
@NullMarked
package om.hawalis.championship;

import org.jspecify.annotations.NullMarked;
