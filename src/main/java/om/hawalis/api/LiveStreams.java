package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.time.Clock;
import java.util.Optional;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.publishing.LiveTopic;
import org.jspecify.annotations.Nullable;

/** Opens streams of server-sent events. */
@Singleton
public class LiveStreams {
    private static final int MOST = 5_000;
    private static final long RETRY_SECONDS = 10;
    private static final long UNKNOWN = -1;

    private final LiveFeed feed;
    private final Clock clock;

    @Inject
    public LiveStreams(LiveFeed feed, Clock clock) {
        this.feed = feed;
        this.clock = clock;
    }

    /** What every follower sends: where it stands, by header after a break, by parameter from the page at first. */
    record Standing(@Nullable String lastEventId, @Nullable String after) {
        /** What is no position is a position of another run. */
        long position() {
            return Optional.ofNullable(lastEventId)
                    .or(() -> Optional.ofNullable(after))
                    .filter(text -> text.matches("[0-9]{1,18}"))
                    .map(Long::parseLong)
                    .orElse(UNKNOWN);
        }
    }

    void open(LiveTopic topic, Standing standing, AsyncContext async) throws IOException {
        if (feed.followers() >= MOST) throw new ServiceUnavailableException(RETRY_SECONDS);
        var response = (HttpServletResponse) async.getResponse();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType(MediaType.SERVER_SENT_EVENTS);
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        new LiveStream(feed, topic, standing.position(), async, clock).open();
    }
}
