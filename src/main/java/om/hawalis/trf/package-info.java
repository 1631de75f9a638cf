/** FIDE tournament report files in and out. Pure. */
@NullMarked
package om.hawalis.trf;

import org.jspecify.annotations.NullMarked;
