package om.hawalis.analysis;

import jakarta.inject.Singleton;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import om.hawalis.platform.Refusal;

/** One search at a time: recording and reading games come before thinking about them. */
@Singleton
class Thinking {
    private static final int PATIENCE_SECONDS = 20;

    private final Semaphore turn = new Semaphore(1, true);

    <T> T alone(Supplier<T> search) {
        try {
            if (!turn.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) throw Refusal.conflict("analysis.busy");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Refusal.conflict("analysis.busy");
        }
        try {
            return search.get();
        } finally {
            turn.release();
        }
    }
}
