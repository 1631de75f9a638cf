/**
 * What every page stands on: its address under a language, its words, its figures, its headers and what it says when
 * something is refused.
 *
 * <p>An address is {@code /<language>/<path>}; {@link om.hawalis.web.shared.Routes} says which view draws it. {@link
 * om.hawalis.web.shared.AddressFilter} forwards there, {@link om.hawalis.web.shared.AddressedViews} keeps the address in
 * forms and redirects, and {@link om.hawalis.web.shared.PageLanguage} tells the page where it stands.
 */
@NullMarked
package om.hawalis.web.shared;

import org.jspecify.annotations.NullMarked;
