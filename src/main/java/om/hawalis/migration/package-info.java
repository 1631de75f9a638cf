/** Brings a database to the newest schema. */
@NullMarked
package om.hawalis.migration;

import org.jspecify.annotations.NullMarked;
