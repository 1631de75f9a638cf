package om.hawalis.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One game as found in a notation file, with everything that is not right about it. */
public sealed interface Recorded {
    /** All tags in the order read, also those without a meaning here. */
    Map<String, String> tags();

    List<Discrepancy> discrepancies();

    default Optional<String> tag(Tag tag) {
        return Optional.ofNullable(tags().get(tag.written()));
    }

    /**
     * A game whose moves were replayed, as far as they could be.
     *
     * @param game up to the first move that could not be played
     */
    record Replayed(Map<String, String> tags, Game game, List<Discrepancy> discrepancies) implements Recorded {
        public Replayed {
            tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
            discrepancies = List.copyOf(discrepancies);
        }

        /** The verdict the moves show, else the one the tags declare, if they declare one whole. */
        public Optional<Verdict> verdict() {
            return game.verdict()
                    .or(() -> tag(Tag.TERMINATION)
                            .flatMap(Endings::kind)
                            .filter(kind -> !kind.shownByMoves() && kind.allows(result()))
                            .map(kind -> new Verdict(kind, result())));
        }

        /** The verdict's result, else the one written, else open. */
        public Result result() {
            return game.verdict()
                    .map(Verdict::result)
                    .or(() -> tag(Tag.RESULT).flatMap(Result::find))
                    .orElse(Result.OPEN);
        }
    }

    /** A game of unknown rules or start, so that no move of it could be replayed. */
    record Unreplayed(Map<String, String> tags, List<Discrepancy> discrepancies) implements Recorded {
        public Unreplayed {
            tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
            discrepancies = List.copyOf(discrepancies);
        }
    }
}
