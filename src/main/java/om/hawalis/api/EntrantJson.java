package om.hawalis.api;

import om.hawalis.championship.EntrantSheet;
import org.jspecify.annotations.Nullable;

/** Who takes part, under the name and club of the day of entry. */
public record EntrantJson(
        String id,
        int number,
        String player,
        NameJson name,
        @Nullable NameJson club,
        @Nullable Integer rating,
        int firstRound,
        @Nullable Integer withdrawnAfter) {
    static EntrantJson of(EntrantSheet entrant) {
        return new EntrantJson(
                entrant.id().toString(),
                entrant.number(),
                entrant.player().toString(),
                NameJson.of(entrant.name()),
                entrant.club().map(NameJson::of).orElse(null),
                entrant.rating().orElse(null),
                entrant.firstRound(),
                entrant.withdrawnAfter().orElse(null));
    }
}
