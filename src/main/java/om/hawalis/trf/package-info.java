/**
 * FIDE tournament report files in and out: TRF16, TRF-2026 and the older XX dialect. Pure.
 *
 * <p>Columns count characters (code points) from 1, as the format does. Reading keeps every line, so that what is not
 * changed is written back as it stood. South is white, North is black.
 */
@NullMarked
package om.hawalis.trf;

import org.jspecify.annotations.NullMarked;
