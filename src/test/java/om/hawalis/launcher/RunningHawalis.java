package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * {@code hawalis.jar} as people start it, on a free port. Kill it, start it again on the same data, and close it at the end: close
 * stops the processes this started, and no others.
 */
public final class RunningHawalis implements AutoCloseable {
    private static final Duration START = Duration.ofMinutes(10);
    private static final Duration POLL = Duration.ofMillis(200);
    private static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx640m");

    private final Path data;
    private final int port;
    private final List<String> options;
    private final Optional<TestKeystore> keystore;
    private final Path output;
    private final HttpClient client;
    private Process process;

    private RunningHawalis(Path data, List<String> options, Optional<TestKeystore> keystore) throws IOException {
        this.data = data;
        this.port = ClusterSettings.freePort();
        this.options = options;
        this.keystore = keystore;
        var builder = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2));
        keystore.ifPresent(keys -> builder.sslContext(keys.trusting()));
        this.client = builder.build();
        this.output = Files.createDirectories(data.toAbsolutePath().getParent()).resolve(data.getFileName() + ".log");
        this.process = launch();
    }

    /** Starts it and returns once it is ready. */
    public static RunningHawalis start(Path data, String... options) throws IOException, InterruptedException {
        return ready(new RunningHawalis(data, List.of(options), Optional.empty()));
    }

    /** Starts it by https and returns once it is ready. */
    static RunningHawalis start(Path data, TestKeystore keystore) throws IOException, InterruptedException {
        var options = List.of("--tls-keystore", keystore.file().toString());
        return ready(new RunningHawalis(data, options, Optional.of(keystore)));
    }

    private static RunningHawalis ready(RunningHawalis running) throws IOException, InterruptedException {
        try {
            running.awaitReady(START);
            return running;
        } catch (AssertionError failed) {
            running.close();
            throw failed;
        }
    }

    private Process launch() throws IOException {
        var words = new ArrayList<>(List.of("serve", "--port", Integer.toString(port), "--data", data.toString()));
        words.addAll(options);
        var command = HawalisJar.command(QUICK_START, words).redirectErrorStream(true);
        keystore.ifPresent(keys -> command.environment().put("HAWALIS_TLS_PASSWORD", keys.password()));
        return command.redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
                .start();
    }

    public URI address() {
        return URI.create((keystore.isPresent() ? "https" : "http") + "://127.0.0.1:" + port + "/");
    }

    public Path data() {
        return data;
    }

    /** Everything it has written so far, on both streams. */
    public String log() throws IOException {
        return Files.readString(output);
    }

    /** Returns as soon as the application says that it is ready, its database included. */
    public void awaitReady(Duration patience) throws IOException, InterruptedException {
        var deadline = System.nanoTime() + patience.toNanos();
        while (!isReady()) {
            assertThat(process.isAlive()).as("still runs; it said: %s", log()).isTrue();
            assertThat(System.nanoTime()).as("ready within %s", patience).isLessThan(deadline);
            Thread.sleep(POLL);
        }
    }

    public boolean isReady() throws InterruptedException {
        var request = HttpRequest.newBuilder(address().resolve("health/ready")).timeout(Duration.ofSeconds(5));
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException notYet) {
            return false;
        }
    }

    /** As {@code kill -9} of the Java process: nothing in it runs any more. Its database is left alone. */
    public void kill() throws InterruptedException {
        process.destroyForcibly();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("killed").isTrue();
    }

    /** Asks it to end, and returns once it has. */
    public int stop() throws InterruptedException {
        process.destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("stopped in time").isTrue();
        return process.exitValue();
    }

    /** Starts it again on the same data and port, and returns once it is ready. */
    public void startAgain() throws IOException, InterruptedException {
        assertThat(process.isAlive()).as("has ended").isFalse();
        process = launch();
        awaitReady(START);
    }

    /** The database's server and the processes it has made. */
    public List<ProcessHandle> database() throws IOException {
        return PostmasterFile.of(cluster()).flatMap(PostmasterFile::process).stream()
                .flatMap(server -> Stream.concat(Stream.of(server), server.children()))
                .toList();
    }

    /** Signs in to its database past the application. */
    public DatabaseAccess owner() throws IOException {
        var settings = ClusterSettings.read(new DataDirectory(data).settings());
        return settings.access(Roles.OWNER, settings.owner());
    }

    private Cluster cluster() {
        return new Cluster(new DataDirectory(data), new PostgresPrograms(data, Machine.here()));
    }

    /** As {@code kill -9} of every process of the database. */
    public void killDatabase() throws IOException {
        var processes = database();
        assertThat(processes).as("the database's processes").isNotEmpty();
        processes.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() throws IOException {
        client.close();
        try {
            if (process.isAlive()) stop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
            database().forEach(ProcessHandle::destroy);
        }
    }
}
