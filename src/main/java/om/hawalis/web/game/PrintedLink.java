package om.hawalis.web.game;

import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.platform.QrCode;
import org.jspecify.annotations.Nullable;

/**
 * A link as it is printed.
 *
 * @param player whose own games it opens; nobody's where it opens the board for a scorer
 * @param address as people type it where no camera reads the code
 */
public record PrintedLink(BoardSheet board, @Nullable EntrantSheet player, String address, QrCode code) {}
