package om.hawalis.game;

import om.hawalis.platform.Refusal;

/**
 * A tap on a hole.
 *
 * @param revision of the game the hand saw
 * @param ply that shall be played, from 1
 * @param hole its ring mark: always a small letter, or a number where letters run out
 */
public record MoveForm(int revision, int ply, String hole) {
    private static final int LONGEST_MARK = 10;

    public MoveForm {
        if (revision < 0 || ply < 1) throw Refusal.malformed("move.ply");
        if (hole.isEmpty() || hole.length() > LONGEST_MARK) throw Refusal.malformed("move.hole");
    }
}
