package om.hawalis.contest;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who takes part, as frozen at entry.
 *
 * @param number the starting number (pairing number), from 1, unique in the contest
 * @param name as entered, any script
 * @param rating null where unrated
 * @param title as the federation writes it, empty where none
 * @param stays when the entrant takes part, in order; one whole stay by default
 */
public record Entrant(int number, String name, @Nullable Integer rating, String title, List<Stay> stays) {
    public Entrant {
        stays = List.copyOf(stays);
        if (number < 1) throw new IllegalArgumentException("starting numbers begin at 1");
        if (rating != null && rating <= 0) throw new IllegalArgumentException("a rating is positive");
        for (var i = 1; i < stays.size(); i++)
            if (stays.get(i - 1).last() >= stays.get(i).first())
                throw new IllegalArgumentException("stays follow one another");
    }

    public Entrant(int number, String name, @Nullable Integer rating) {
        this(number, name, rating, "", List.of(Stay.WHOLE));
    }

    public OptionalInt rated() {
        return rating == null ? OptionalInt.empty() : OptionalInt.of(rating);
    }

    public boolean takesPartIn(int round) {
        return stays.stream().anyMatch(stay -> stay.covers(round));
    }

    public boolean withdrawnBy(int round) {
        return stays.stream().noneMatch(stay -> stay.last() >= round);
    }
}
