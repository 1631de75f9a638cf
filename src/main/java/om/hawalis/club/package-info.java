/** Clubs and memberships. */
@NullMarked
package om.hawalis.club;

import org.jspecify.annotations.NullMarked;
