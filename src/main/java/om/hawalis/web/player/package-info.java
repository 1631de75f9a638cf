/** What the public reads of players. */
@NullMarked
package om.hawalis.web.player;

import org.jspecify.annotations.NullMarked;
