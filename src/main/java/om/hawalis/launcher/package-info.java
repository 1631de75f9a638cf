/** Starts and supervises the database and the server, and hands other commands to the command line. */
@NullMarked
package om.hawalis.launcher;

import org.jspecify.annotations.NullMarked;
