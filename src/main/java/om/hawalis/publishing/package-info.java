/** Frozen publications and the live feed. */
@NullMarked
package om.hawalis.publishing;

import org.jspecify.annotations.NullMarked;
