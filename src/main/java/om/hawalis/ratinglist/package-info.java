/** Rating lists from closed championships. */
@NullMarked
package om.hawalis.ratinglist;

import org.jspecify.annotations.NullMarked;
