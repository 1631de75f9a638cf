/** Pages at the board. */
@NullMarked
package om.hawalis.web.game;

import org.jspecify.annotations.NullMarked;
