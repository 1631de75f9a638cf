package om.hawalis.api;

import jakarta.json.Json;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.publishing.LiveChange;
import om.hawalis.publishing.LiveNews;

/**
 * The text of the event stream: unnamed events, each with the id to come back with and, as data, what kind of thing changed
 * and its ids and versions. Kind {@code refetch} means that something was missed: look at everything again.
 */
final class LiveText {
    private static final int RETRY_MILLIS = 2000;

    private LiveText() {}

    static String opening() {
        return "retry: " + RETRY_MILLIS + "\n";
    }

    static String of(LiveNews news) {
        return switch (news) {
            case LiveNews.Lost(var position) -> event(position, kind("refetch"));
            case LiveNews.Changes(var changes, var position) -> changes(changes);
        };
    }

    private static String changes(List<LiveNews.Numbered> changes) {
        return changes.stream()
                .map(numbered -> event(numbered.id(), data(numbered.change())))
                .collect(Collectors.joining());
    }

    /** An id without data is no event, but moves the follower's position on. */
    static String position(long position) {
        return "id: " + position + "\n\n";
    }

    private static String event(long id, JsonObjectBuilder data) {
        return "id: " + id + "\ndata: " + data.build() + "\n\n";
    }

    private static JsonObjectBuilder data(LiveChange change) {
        var json = switch (change) {
            case LiveChange.OfGame(var championship, var game, var revision) ->
                kind("game").add("game", game.toString()).add("revision", revision);
            case LiveChange.OfResult(var championship, var game) ->
                kind("result").add("game", game.toString());
            case LiveChange.OfClock(var championship, var game) -> kind("clock").add("game", game.toString());
            case LiveChange.OfCall(var championship, var game) -> kind("call").add("game", game.toString());
            case LiveChange.OfRound(var championship, var round) ->
                kind("round").add("round", round);
            case LiveChange.OfPublication(var championship, var number) ->
                kind("publication").add("publication", number);
        };
        return json.add("championship", change.championship().toString());
    }

    private static JsonObjectBuilder kind(String kind) {
        return Json.createObjectBuilder().add("kind", kind);
    }
}
