package om.hawalis.championship;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerId;

/**
 * Somebody who takes part, with name, club and rating as on the day of entry.
 *
 * @param id the entry
 * @param number the starting number, from 1
 * @param firstRound from which on a late entry takes part; usually 1
 * @param withdrawnAfter the last round before a withdrawal that still stands; 0 before the first
 */
public record EntrantSheet(
        EntryId id,
        PlayerId player,
        int number,
        Name name,
        Optional<Name> club,
        Optional<Integer> rating,
        int firstRound,
        Optional<Integer> withdrawnAfter) {}
