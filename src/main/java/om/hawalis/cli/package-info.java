/** The command line. */
@NullMarked
package om.hawalis.cli;

import org.jspecify.annotations.NullMarked;
