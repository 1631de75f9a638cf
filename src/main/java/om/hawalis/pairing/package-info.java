/** The next round: Swiss, round robin, knock-out; byes, sides. Pure. */
@NullMarked
package om.hawalis.pairing;

import org.jspecify.annotations.NullMarked;
