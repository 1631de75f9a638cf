package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files of the embedded PostgreSQL: made once, started many times. */
record Cluster(Path directory, Path logs, PostgresPrograms programs) {
    static final String SUPERUSER = "postgres";
    private static final int INITDB_SECONDS = 180;
    private static final int STOP_SECONDS = 60;

    boolean exists() {
        return Files.isDirectory(directory);
    }

    /** Makes the cluster beside its final place and moves it there, so that a start cut short leaves no half of one. */
    void create(ClusterSettings settings) throws IOException, InterruptedException {
        var draft = Files.createTempDirectory(directory.getParent(), "initialising");
        var password = Files.createTempFile(directory.getParent(), "password", ".tmp");
        try {
            Files.writeString(password, settings.superuser());
            var outcome = run(List.of(
                    programs.program("initdb"),
                    "--pgdata=" + draft,
                    "--username=" + SUPERUSER,
                    "--pwfile=" + password,
                    "--auth=scram-sha-256",
                    "--encoding=UTF8",
                    "--locale=C",
                    "--locale-provider=builtin",
                    "--builtin-locale=C.UTF-8",
                    "--data-checksums"));
            if (outcome.failed()) throw failure("PostgreSQL could not create its files", outcome.output());
        } finally {
            Files.delete(password);
        }
        Files.move(draft, directory);
    }

    private Command.Outcome run(List<String> command) throws IOException, InterruptedException {
        return new Command(programs.machine().unprivileged(command)).run(directory.getParent(), INITDB_SECONDS);
    }

    /** The words that start the server: on the loopback address alone, and with nothing switched off that keeps data safe. */
    List<String> serverCommand(int port) {
        var command = List.of(
                programs.program("postgres"),
                "-D",
                directory.toString(),
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
                "--log_directory=" + logs,
                "--log_filename=postgresql-%a.log",
                "--log_rotation_age=1d",
                "--log_truncate_on_rotation=on");
        return programs.machine().detached(programs.machine().unprivileged(command));
    }

    /** Ends the server of this cluster, whoever started it: open transactions are rolled back, everything else is on disk. */
    void stop() throws IOException, InterruptedException {
        var outcome = run(List.of(
                programs.program("pg_ctl"),
                "stop",
                "--pgdata=" + directory,
                "--mode=fast",
                "--wait",
                "--timeout=" + STOP_SECONDS));
        if (outcome.failed() && PostmasterFile.of(this).isPresent())
            throw failure("PostgreSQL could not be stopped", outcome.output());
    }

    StartFailure failure(String what, String words) {
        return new StartFailure(what + ": " + words);
    }
}
