package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;

/** The PostgreSQL that lives in the data directory: created on the first start, found again on the next, supervised meanwhile. */
public final class EmbeddedDatabase implements RunningDatabase {
    private final DataDirectoryLock lock;
    private final ClusterSettings settings;
    private final Supervisor supervisor;

    private EmbeddedDatabase(DataDirectoryLock lock, ClusterSettings settings, Supervisor supervisor) {
        this.lock = lock;
        this.settings = settings;
        this.supervisor = supervisor;
    }

    /**
     * Starts it, and returns when both roles may sign in.
     *
     * @throws StartFailure if it cannot start; the message says what to do
     */
    public static EmbeddedDatabase start(DataDirectory data) {
        data.prepare();
        var lock = DataDirectoryLock.take(data);
        try {
            return started(data, lock);
        } catch (IOException | SQLException | InterruptedException | RuntimeException e) {
            lock.close();
            throw StartFailure.of("The embedded database in " + data.path() + " did not start", e);
        }
    }

    private static EmbeddedDatabase started(DataDirectory data, DataDirectoryLock lock)
            throws IOException, InterruptedException, SQLException {
        data.discardDrafts();
        var programs = PostgresPrograms.of(data);
        programs.machine().requireUserNamespace();
        var cluster = new Cluster(data, programs);
        cluster.clearLeftovers();
        var settings = ClusterSettings.of(data);
        if (!cluster.exists()) cluster.create(settings);
        var supervisor = Supervisor.start(cluster, settings.port());
        try {
            new Roles(settings).ensure();
            return new EmbeddedDatabase(lock, settings, supervisor);
        } catch (SQLException e) {
            supervisor.stop();
            throw e;
        }
    }

    @Override
    public DatabaseAccess owner() {
        return settings.access(Roles.OWNER, settings.owner());
    }

    @Override
    public DatabaseAccess application() {
        return settings.access(Roles.APPLICATION, settings.application());
    }

    @Override
    public void close() {
        try {
            supervisor.stop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.close();
        }
    }
}
