/** Live recording of games and their adjudication. */
@NullMarked
package om.hawalis.game;

import org.jspecify.annotations.NullMarked;
