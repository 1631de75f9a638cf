package om.hawalis.api;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.publishing.LiveTopic;

/**
 * One follower's open connection. Written to only while it takes bytes without blocking; what it has not seen stays in
 * the feed until then. Ends with the follower, on any error, and after an hour: browsers come back by themselves.
 */
final class LiveStream implements WriteListener, AsyncListener, Runnable {
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final Duration QUIET = Duration.ofSeconds(5);

    private final LiveFeed feed;
    private final LiveTopic topic;
    private final AsyncContext async;
    private final ServletOutputStream out;
    private final Clock clock;
    private final Instant end;
    private Instant lastWrite;
    private long position;
    private boolean greeted;
    private boolean unflushed;
    private boolean over;

    LiveStream(LiveFeed feed, LiveTopic topic, long position, AsyncContext async, Clock clock) throws IOException {
        this.feed = feed;
        this.topic = topic;
        this.position = position;
        this.async = async;
        this.out = async.getResponse().getOutputStream();
        this.clock = clock;
        this.lastWrite = clock.instant();
        this.end = lastWrite.plus(LONGEST);
    }

    void open() {
        async.setTimeout(0);
        async.addListener(this);
        out.setWriteListener(this);
        feed.follow(this);
    }

    /** Woken by the feed. */
    @Override
    public void run() {
        if (clock.instant().isAfter(end)) close();
        else write();
    }

    @Override
    public void onWritePossible() {
        write();
    }

    private synchronized void write() {
        try {
            while (!over && out.isReady()) {
                if (unflushed) {
                    unflushed = false;
                    out.flush();
                    continue;
                }
                var text = next();
                if (text.isEmpty()) return;
                lastWrite = clock.instant();
                unflushed = true;
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException gone) {
            close();
        }
    }

    /** What to write now; nothing where there is nothing new. The first answer also says where the stream begins. */
    private String next() {
        var news = feed.since(position, topic);
        var text = LiveText.of(news);
        if (!greeted) {
            greeted = true;
            if (text.isEmpty()) text = LiveText.position(news.position());
            text = LiveText.opening() + text;
        } else if (text.isEmpty() && lastWrite.plus(QUIET).isBefore(clock.instant())) {
            text = LiveText.position(news.position());
        }
        position = news.position();
        return text;
    }

    private void close() {
        if (leave()) async.complete();
    }

    /** Whether it was still open. */
    private synchronized boolean leave() {
        var wasOpen = !over;
        over = true;
        feed.leave(this);
        return wasOpen;
    }

    @Override
    public void onError(Throwable gone) {
        close();
    }

    @Override
    public void onComplete(AsyncEvent event) {
        leave();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        close();
    }

    @Override
    public void onError(AsyncEvent event) {
        close();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {}
}
