package om.hawalis.championship;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.GameResult;

/**
 * A result that was changed after the next round had been released: the pairings stay, the scores are others.
 *
 * @param game which one of the board, from 1; {@code gameId} is its record
 * @param was what counted before, South first
 * @param now what counts in its place; empty where it was taken back
 */
public record CorrectionSheet(
        BoardSheet board, int game, UUID gameId, GameResult was, Optional<GameResult> now, Instant at) {}
