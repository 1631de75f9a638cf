package om.hawalis.web.shared;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import om.hawalis.publishing.LiveFeed;

/**
 * Public pages for however many read them at once. A page made for a stranger is kept for the strangers who come within the
 * next second, unless the live feed says that something has changed; every page carries its tag, and whoever has that
 * page already is told so instead.
 */
@Singleton
class PublicPages {
    private static final Duration LONGEST = Duration.ofSeconds(1);
    /** Less than what the feed gathers before it tells anyone, so that nobody who was told finds the page of before. */
    private static final Duration REGARDLESS = Duration.ofMillis(80);

    private static final int MOST = 500;
    private static final int LOCKS = 64;

    private final LiveFeed feed;
    private final Clock clock;
    private final Object[] locks =
            IntStream.range(0, LOCKS).mapToObj(i -> new Object()).toArray();
    private final Map<String, Snapshot> kept = Collections.synchronizedMap(new Latest());

    @Inject
    PublicPages(LiveFeed feed, Clock clock) {
        this.feed = feed;
        this.clock = clock;
    }

    /** Makes the page. */
    interface Making {
        void into(HttpServletResponse response) throws IOException, ServletException;
    }

    /** @param position of the feed before the page was made */
    private record Snapshot(MadePage page, long position, Instant madeAt) {}

    private static final class Latest extends LinkedHashMap<String, Snapshot> {
        private static final long serialVersionUID = 1L;

        Latest() {
            super(MOST, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Snapshot> eldest) {
            return size() > MOST;
        }
    }

    void answer(Address address, HttpServletRequest request, HttpServletResponse response, Making making)
            throws IOException, ServletException {
        if (!request.getMethod().equals("GET")) {
            making.into(response);
            return;
        }
        var page =
                isStranger(request) ? shared(address.in(address.language()), response, making) : make(response, making);
        if (page.isPresent()) page.get().send(request, response);
    }

    /** Nobody whose page could say more than another's. */
    private static boolean isStranger(HttpServletRequest request) {
        return request.getRequestedSessionId() == null && request.getHeader("Authorization") == null;
    }

    /** However many ask at once, one makes it. */
    private Optional<MadePage> shared(String key, HttpServletResponse response, Making making)
            throws IOException, ServletException {
        synchronized (locks[Math.floorMod(key.hashCode(), LOCKS)]) {
            var fresh = Optional.ofNullable(kept.get(key)).filter(this::isFresh);
            if (fresh.isPresent()) return fresh.map(Snapshot::page);
            var position = feed.position();
            var madeAt = clock.instant();
            var page = make(response, making);
            page.ifPresent(made -> kept.put(key, new Snapshot(made, position, madeAt)));
            return page;
        }
    }

    private boolean isFresh(Snapshot snapshot) {
        var age = Duration.between(snapshot.madeAt(), clock.instant());
        return age.compareTo(REGARDLESS) < 0 || age.compareTo(LONGEST) < 0 && snapshot.position() == feed.position();
    }

    /** Nothing where the answer is an error or leads elsewhere. */
    private static Optional<MadePage> make(HttpServletResponse response, Making making)
            throws IOException, ServletException {
        var kept = new KeptResponse(response);
        making.into(kept);
        return response.getStatus() == HttpServletResponse.SC_OK && !response.isCommitted()
                ? Optional.of(MadePage.of(kept.body()))
                : Optional.empty();
    }
}
