/** Roles, account ids, the caller, the guard. */
@NullMarked
package om.hawalis.security;

import org.jspecify.annotations.NullMarked;
