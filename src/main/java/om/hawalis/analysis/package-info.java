/** Solving and analysing positions and games. */
@NullMarked
package om.hawalis.analysis;

import org.jspecify.annotations.NullMarked;
