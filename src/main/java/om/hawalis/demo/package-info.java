/** The demonstration data, made through use cases only. */
@NullMarked
package om.hawalis.demo;

import org.jspecify.annotations.NullMarked;
