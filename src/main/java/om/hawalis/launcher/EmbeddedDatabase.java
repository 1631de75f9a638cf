package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;

/** The PostgreSQL that lives in the data directory: created on the first start, found again on the next. */
public final class EmbeddedDatabase implements AutoCloseable {
    private final Cluster cluster;
    private final ClusterSettings settings;

    private EmbeddedDatabase(Cluster cluster, ClusterSettings settings) {
        this.cluster = cluster;
        this.settings = settings;
    }

    /** Starts it, and returns when both roles may sign in. */
    public static EmbeddedDatabase start(DataDirectory data) {
        data.prepare();
        var settings = ClusterSettings.of(data);
        var programs = PostgresPrograms.unpackedIn(data.programs());
        var database = new EmbeddedDatabase(new Cluster(data.cluster(), data.logs(), programs), settings);
        try {
            if (!database.cluster.exists()) database.cluster.create(settings);
            Postmaster.start(database.cluster, settings.port());
            new Roles(settings).ensure();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new StartFailure("The embedded database does not answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StartFailure("Interrupted while the database started", e);
        }
        return database;
    }

    /** Signs in as the owner of the schema: for migrations, never for the application. */
    public DatabaseAccess owner() {
        return settings.access(Roles.OWNER, settings.owner());
    }

    /** Signs in as the application, which may change rows and nothing else. */
    public DatabaseAccess application() {
        return settings.access(Roles.APPLICATION, settings.application());
    }

    @Override
    public void close() {
        try {
            cluster.stop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
