/**
 * What the browser gets of the engine: its own classes, compiled to a module of JavaScript when the application is built. Texts
 * come in, JSON goes out, in the forms in which the interface under {@code /api/v1} tells of games.
 */
@NullMarked
package om.hawalis.page;

import org.jspecify.annotations.NullMarked;
