/** Accounts, sign-in, tokens, and which account is which player. */
@NullMarked
package om.hawalis.account;

import org.jspecify.annotations.NullMarked;
