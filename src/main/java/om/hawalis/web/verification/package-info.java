/** Pages of the arbiter's desk. */
@NullMarked
package om.hawalis.web.verification;

import org.jspecify.annotations.NullMarked;
