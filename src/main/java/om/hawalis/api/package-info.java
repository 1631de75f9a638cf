/** JAX-RS resources. */
@NullMarked
package om.hawalis.api;

import org.jspecify.annotations.NullMarked;
