package om.hawalis.publishing;

import java.util.List;

/** What there is for a follower who has seen everything up to a position. */
public sealed interface LiveNews {
    /** How far the follower has come with it. */
    long position();

    /** Everything since then, oldest first; may be none. */
    record Changes(List<Numbered> changes, long position) implements LiveNews {
        public Changes {
            changes = List.copyOf(changes);
        }
    }

    /** More happened than is remembered, or the position is of another run: look at everything again. */
    record Lost(long position) implements LiveNews {}

    /** @param id greater than that of every earlier change, also of earlier runs */
    record Numbered(long id, LiveChange change) {}
}
