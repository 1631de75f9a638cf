package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** One run of the server, from its start to its end. */
record Postmaster(Process process) {
    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final long POLL_MILLIS = 50;

    /** Starts the server and returns once it takes connections. */
    static Postmaster start(Cluster cluster, int port) throws IOException, InterruptedException {
        var words = Files.createDirectories(cluster.logs()).resolve("postgresql-start.log");
        var process = new ProcessBuilder(cluster.serverCommand(port))
                .directory(cluster.directory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(words.toFile())
                .start();
        process.getOutputStream().close();
        var postmaster = new Postmaster(process);
        postmaster.awaitReady(cluster, words);
        return postmaster;
    }

    private void awaitReady(Cluster cluster, Path words) throws IOException, InterruptedException {
        var deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!ready(cluster)) {
            if (!process.isAlive())
                throw new StartFailure("PostgreSQL did not start: "
                        + Files.readString(words).strip() + " (more in " + cluster.logs() + ")");
            if (System.nanoTime() > deadline) {
                process.destroyForcibly();
                throw new StartFailure("PostgreSQL was not ready within " + PATIENCE.toSeconds() + " s.");
            }
            Thread.sleep(POLL_MILLIS);
        }
    }

    private boolean ready(Cluster cluster) throws IOException {
        return PostmasterFile.of(cluster)
                .filter(file -> file.pid() == process.pid() && file.isReady())
                .isPresent();
    }

    int awaitEnd() throws InterruptedException {
        return process.waitFor();
    }
}
