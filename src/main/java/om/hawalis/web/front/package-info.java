/** The front page. */
@NullMarked
package om.hawalis.web.front;

import org.jspecify.annotations.NullMarked;
