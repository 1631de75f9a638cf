/** The second person's check of a result, and corrections. */
@NullMarked
package om.hawalis.verification;

import org.jspecify.annotations.NullMarked;
