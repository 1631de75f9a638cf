/** The players' register. */
@NullMarked
package om.hawalis.player;

import org.jspecify.annotations.NullMarked;
