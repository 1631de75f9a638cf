package om.hawalis.championship;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A round.
 *
 * @param number from 1, through the whole championship
 * @param stage the stage it belongs to, from 1
 * @param boards in board order
 * @param version of what was read: confirming, releasing or undoing names it, so that nobody acts on what has changed
 */
public record RoundSheet(
        RoundId id,
        ChampionshipId championship,
        int number,
        int stage,
        RoundState state,
        int version,
        List<SeatedBoard> boards,
        List<ByeSheet> byes,
        Optional<Instant> releasedAt) {
    public RoundSheet {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
    }

    /** Boards without an official result, in board order. */
    public List<BoardSheet> unsettled() {
        return boards.stream()
                .filter(seated -> !seated.isSettled())
                .map(SeatedBoard::board)
                .toList();
    }

    /** The same without those that are put off: what the round waits for. */
    public List<BoardSheet> awaited() {
        return boards.stream()
                .filter(seated -> !seated.isSettled() && seated.delay().isEmpty())
                .map(SeatedBoard::board)
                .toList();
    }
}
