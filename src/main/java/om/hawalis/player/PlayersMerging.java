package om.hawalis.player;

import java.util.Set;

/**
 * Two are about to be made one; who knows that they cannot be one person refuses it.
 *
 * @param kept who stays, and all merged into them before
 * @param duplicate who goes, and all merged into them before
 */
public record PlayersMerging(Set<PlayerId> kept, Set<PlayerId> duplicate) {
    public PlayersMerging {
        kept = Set.copyOf(kept);
        duplicate = Set.copyOf(duplicate);
    }
}
