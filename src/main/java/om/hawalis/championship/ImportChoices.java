package om.hawalis.championship;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import om.hawalis.player.PlayerId;

/**
 * What a person decides about a preview.
 *
 * @param persons who the people of these lines are, where it is asked or shall be other than proposed
 * @param leftOut lines that cannot be entered, and shall be left out; one that is not named refuses everything
 * @param unknownClubs what becomes of them, where there are any
 */
public record ImportChoices(Map<Integer, Person> persons, Set<Integer> leftOut, Optional<UnknownClubs> unknownClubs) {
    public ImportChoices {
        persons = Map.copyOf(persons);
        leftOut = Set.copyOf(leftOut);
    }

    /** Who a line means. */
    public sealed interface Person {
        /** Somebody of the register. */
        record Known(PlayerId player) implements Person {}

        /** Somebody the register does not know yet. */
        record Unknown() implements Person {}
    }

    /** What becomes of clubs that are not known. */
    public enum UnknownClubs {
        FOUND,
        /** Their people come without a club. */
        IGNORE
    }
}
