package om.hawalis.api;

import jakarta.json.Json;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.publishing.LiveChange;
import om.hawalis.publishing.LiveNews;

/**
 * The text of the event stream. The first event is {@code ready}, or {@code refetch} where what happened in between is not
 * known; then {@code change} after {@code change}. Each has the id to come back with.
 */
final class LiveText {
    private static final int RETRY_MILLIS = 2000;

    private LiveText() {}

    /** @param changes those that follow at once, so that the id does not run ahead of them */
    static String ready(List<LiveNews.Numbered> changes, long position) {
        var before = changes.isEmpty() ? position : changes.getFirst().id() - 1;
        return "retry: " + RETRY_MILLIS + "\n" + event(before, "ready", "{}");
    }

    static String refetch(long position) {
        return "retry: " + RETRY_MILLIS + "\n" + event(position, "refetch", "{}");
    }

    static String changes(List<LiveNews.Numbered> changes) {
        return changes.stream()
                .map(numbered -> event(numbered.id(), "change", data(numbered.change())))
                .collect(Collectors.joining());
    }

    /** An id without data is no event, but moves the follower's position on. */
    static String heartbeat(long position) {
        return "id: " + position + "\n\n";
    }

    private static String event(long id, String name, String data) {
        return "id: " + id + "\nevent: " + name + "\ndata: " + data + "\n\n";
    }

    private static String data(LiveChange change) {
        var json = Json.createObjectBuilder()
                .add("kind", change.kind())
                .add("championship", change.championship().toString());
        return switch (change) {
            case LiveChange.OfGame(var championship, var game, var revision) ->
                json.add("game", game.toString())
                        .add("revision", revision)
                        .build()
                        .toString();
            case LiveChange.OfResult(var championship, var game) ->
                json.add("game", game.toString()).build().toString();
            case LiveChange.OfRound(var championship, var round) ->
                json.add("round", round).build().toString();
            case LiveChange.OfPublication(var championship, var number) ->
                json.add("publication", number).build().toString();
        };
    }
}
