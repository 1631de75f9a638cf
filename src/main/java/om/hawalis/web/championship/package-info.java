/** What organisers and arbiters do with a championship: set up, enter, appoint, pair, release, close. */
@NullMarked
package om.hawalis.web.championship;

import org.jspecify.annotations.NullMarked;
