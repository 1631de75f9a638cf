/** Rating change from results. Pure. */
@NullMarked
package om.hawalis.rating;

import org.jspecify.annotations.NullMarked;
