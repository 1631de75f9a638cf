/** Faces views. */
@NullMarked
package om.hawalis.web;

import org.jspecify.annotations.NullMarked;
