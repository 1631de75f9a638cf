package om.hawalis.championship;

import java.util.List;
import om.hawalis.pairing.Phrase;

/**
 * One thing the pairing said of a round.
 *
 * @param about the starting numbers it concerns: one, or the two of a board; none where it is about the whole round
 * @param phrases the main thing first
 */
public record ExplanationSheet(List<Integer> about, List<Phrase> phrases) {
    public ExplanationSheet {
        about = List.copyOf(about);
        phrases = List.copyOf(phrases);
    }

    /** Whether it still holds for two who sit together: said of both, or of one alone. */
    public boolean holdsFor(int south, int north) {
        return !about.isEmpty() && List.of(south, north).containsAll(about);
    }
}
