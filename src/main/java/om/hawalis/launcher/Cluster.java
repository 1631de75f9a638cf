package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The files of the embedded PostgreSQL: made once, started many times. */
record Cluster(DataDirectory data, PostgresPrograms programs) {
    static final String SUPERUSER = "postgres";
    private static final int STOP_SECONDS = 60;
    private static final int PATIENCE_SECONDS = 180;

    Path directory() {
        return data.cluster();
    }

    Path logs() {
        return data.logs();
    }

    boolean exists() {
        return Files.isDirectory(directory());
    }

    /** Makes the cluster beside its final place and moves it there, so that a start cut short leaves no half of one. */
    void create(ClusterSettings settings) throws IOException, InterruptedException {
        var draft = Files.createTempDirectory(data.drafts(), "cluster");
        var password = Files.createTempFile(data.drafts(), "password", "");
        try {
            Files.writeString(password, settings.superuser());
            var outcome = run(initCommand(draft, password));
            if (outcome.failed()) throw new StartFailure("PostgreSQL could not make its files: " + outcome.output());
        } finally {
            Files.delete(password);
        }
        Files.move(draft, directory());
    }

    private List<String> initCommand(Path draft, Path password) {
        return List.of(
                programs.program("initdb"),
                "--pgdata=" + draft,
                "--username=" + SUPERUSER,
                "--pwfile=" + password,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8",
                "--data-checksums");
    }

    private Command.Outcome run(List<String> command) throws IOException, InterruptedException {
        return new Command(programs.machine().unprivileged(command)).run(data.path(), PATIENCE_SECONDS);
    }

    /** The words that start the server: on the loopback address alone, and with nothing switched off that keeps data safe. */
    List<String> serverCommand(int port) {
        var command = List.of(
                programs.program("postgres"),
                "-D",
                directory().toString(),
                "--port=" + port,
                "--listen_addresses=127.0.0.1",
                "--unix_socket_directories=",
                "--fsync=on",
                "--synchronous_commit=on",
                "--full_page_writes=on",
                "--max_connections=100",
                "--timezone=UTC",
                "--log_timezone=UTC",
                "--logging_collector=on",
                "--log_directory=" + logs(),
                "--log_filename=postgresql-%a.log",
                "--log_rotation_age=1d",
                "--log_truncate_on_rotation=on");
        return programs.machine().detached(programs.machine().unprivileged(command));
    }

    /** Ends this cluster's server, whoever started it: open transactions are rolled back, everything else is on disk. */
    void stop() throws IOException, InterruptedException {
        var outcome = run(List.of(
                programs.program("pg_ctl"),
                "stop",
                "--pgdata=" + directory(),
                "--mode=fast",
                "--wait",
                "--timeout=" + STOP_SECONDS));
        if (outcome.failed() && runningServer().isPresent())
            throw new StartFailure("PostgreSQL could not be stopped: " + outcome.output());
    }

    /**
     * Clears the way for a start. A server whose launcher was killed is stopped, so that the next one is this launcher's own child
     * and its end is noticed at once. A file left by a server that is gone may carry the number of a process that has nothing to do
     * with it: PostgreSQL would refuse to start beside that, so the file goes.
     */
    void clearLeftovers() throws IOException, InterruptedException {
        var file = PostmasterFile.of(this);
        if (file.flatMap(PostmasterFile::process).isEmpty()) return;
        if (runningServer().isPresent()) stop();
        else Files.deleteIfExists(file.orElseThrow().file());
    }

    private Optional<ProcessHandle> runningServer() throws IOException {
        return PostmasterFile.of(this).flatMap(PostmasterFile::process).filter(this::serves);
    }

    private boolean serves(ProcessHandle process) {
        return programs.machine().runs(process, programs.program("postgres"), directory());
    }
}
