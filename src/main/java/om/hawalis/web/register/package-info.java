/** The register as organisers keep it: clubs, members, players. */
@NullMarked
package om.hawalis.web.register;

import org.jspecify.annotations.NullMarked;
