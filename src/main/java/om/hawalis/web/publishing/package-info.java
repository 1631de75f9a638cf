/** What the public reads of championships: tables, rounds, cross tables, games and their replay. */
@NullMarked
package om.hawalis.web.publishing;

import org.jspecify.annotations.NullMarked;
