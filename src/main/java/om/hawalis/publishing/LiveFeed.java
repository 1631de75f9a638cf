package om.hawalis.publishing;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Tells whoever looks on that something changed. Followers are woken, and ask what is new since the position they have;
 * nothing is queued for any of them, so a slow one costs no more than a fast one, and none has a thread.
 */
@Singleton
public class LiveFeed {
    private static final int REMEMBERED = 16_384;
    private static final int GATHERING_MILLIS = 100;
    private static final int HEARTBEAT_SECONDS = 15;

    private final ManagedScheduledExecutorService threads;
    private final LiveHistory history;
    private final Set<Runnable> followers = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean waking = new AtomicBoolean();
    private Optional<ScheduledFuture<?>> heartbeat = Optional.empty();

    @Inject
    public LiveFeed(ManagedScheduledExecutorService threads, Clock clock) {
        this.threads = threads;
        this.history = new LiveHistory(REMEMBERED, clock.millis());
    }

    @PostConstruct
    void start() {
        heartbeat = Optional.of(
                threads.scheduleAtFixedRate(this::wakeAll, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS));
    }

    @PreDestroy
    void stop() {
        heartbeat.ifPresent(running -> running.cancel(false));
    }

    /** What happens within a moment is told together: nobody needs to be woken more often than that. */
    void append(LiveChange change) {
        history.append(change);
        if (waking.compareAndSet(false, true)) threads.schedule(this::tell, GATHERING_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void tell() {
        waking.set(false);
        wakeAll();
    }

    private void wakeAll() {
        followers.forEach(Runnable::run);
    }

    /** Where the stream stands. Read before the state that is shown, so that what changes meanwhile is told. */
    public long position() {
        return history.position();
    }

    public LiveNews since(long position, LiveTopic topic) {
        return history.since(position, topic);
    }

    /** @param wake called after every change, and every 15 seconds without any; must return at once and never throw */
    public void follow(Runnable wake) {
        followers.add(wake);
    }

    public void leave(Runnable wake) {
        followers.remove(wake);
    }

    public int followers() {
        return followers.size();
    }
}
