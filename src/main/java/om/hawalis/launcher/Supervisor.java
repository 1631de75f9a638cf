package om.hawalis.launcher;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Starts the server again, on the same port, as often as it dies while it should run. */
final class Supervisor implements Runnable {
    private static final Logger LOG = System.getLogger(Supervisor.class.getName());
    private static final long FIRST_PAUSE_MILLIS = 200;
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    private final Cluster cluster;
    private final int port;
    private final Thread thread = new Thread(this, "postgresql-supervisor");
    private Postmaster postmaster;

    private Supervisor(Cluster cluster, int port, Postmaster postmaster) {
        this.cluster = cluster;
        this.port = port;
        this.postmaster = postmaster;
    }

    static Supervisor start(Cluster cluster, int port) throws IOException, InterruptedException {
        var supervisor = new Supervisor(cluster, port, attempt(cluster, port));
        supervisor.thread.setDaemon(true);
        supervisor.thread.start();
        return supervisor;
    }

    private static Postmaster attempt(Cluster cluster, int port) throws IOException, InterruptedException {
        cluster.clearLeftovers();
        return Postmaster.start(cluster, port);
    }

    @Override
    public void run() {
        try {
            while (true) {
                var exit = postmaster.awaitEnd();
                LOG.log(Level.WARNING, "PostgreSQL ended by itself (exit {0}); it is started again", exit);
                postmaster = restarted();
                LOG.log(Level.INFO, "PostgreSQL serves again");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Processes that outlived a killed server may hold its memory for a moment: each refusal is followed by another attempt. */
    private Postmaster restarted() throws InterruptedException {
        var pause = FIRST_PAUSE_MILLIS;
        while (true) {
            try {
                return attempt(cluster, port);
            } catch (IOException | StartFailure refused) {
                LOG.log(Level.WARNING, "PostgreSQL was not started again, another attempt follows: {0}", refused);
            }
            Thread.sleep(pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
        }
    }

    /** Ends the watch first, so that the end of the server is not taken for a mishap. */
    void stop() throws IOException, InterruptedException {
        thread.interrupt();
        thread.join();
        cluster.stop();
    }
}
