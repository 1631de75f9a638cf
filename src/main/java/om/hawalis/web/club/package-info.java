/** What the public reads of clubs. */
@NullMarked
package om.hawalis.web.club;

import org.jspecify.annotations.NullMarked;
