/** Signing in, one's own account, and the administrator's accounts. */
@NullMarked
package om.hawalis.web.account;

import org.jspecify.annotations.NullMarked;
