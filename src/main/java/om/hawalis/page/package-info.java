/** What the browser gets of the engine. */
@NullMarked
package om.hawalis.page;

import org.jspecify.annotations.NullMarked;
