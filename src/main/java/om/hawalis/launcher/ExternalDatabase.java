package om.hawalis.launcher;

import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import om.hawalis.migration.Migrations;

/**
 * A PostgreSQL that runs elsewhere, named by {@code HAWALIS_DB_URL}, {@code _USER} and {@code _PASSWORD}. Its schema belongs to
 * {@code HAWALIS_DB_OWNER_USER} ({@code _PASSWORD}), or to the same user when none is named.
 */
record ExternalDatabase(DatabaseAccess owner, DatabaseAccess user, DataDirectoryLock lock) implements RunningDatabase {
    private static final int OLDEST = 16;
    private static final String URL = "HAWALIS_DB_URL";
    private static final String USER = "HAWALIS_DB_USER";
    private static final String PASSWORD = "HAWALIS_DB_PASSWORD";
    private static final String OWNER = "HAWALIS_DB_OWNER_USER";
    private static final String OWNER_PASSWORD = "HAWALIS_DB_OWNER_PASSWORD";

    /** The one the environment names, if it names one, reachable; the data directory then holds the server's files alone. */
    static Optional<ExternalDatabase> of(Map<String, String> environment, DataDirectory data) {
        if (!environment.containsKey(URL)) return Optional.empty();
        var url = required(environment, URL);
        if (!url.startsWith("jdbc:postgresql:"))
            throw new StartFailure(URL + " is " + url + "; it must look like jdbc:postgresql://HOST:5432/DATABASE.");
        var user = new DatabaseAccess(url, required(environment, USER), required(environment, PASSWORD));
        var owner = environment.containsKey(OWNER)
                ? new DatabaseAccess(url, required(environment, OWNER), required(environment, OWNER_PASSWORD))
                : user;
        reachable(owner);
        reachable(user);
        data.prepare();
        return Optional.of(new ExternalDatabase(owner, user, DataDirectoryLock.take(data)));
    }

    private static String required(Map<String, String> environment, String name) {
        var value = environment.getOrDefault(name, "");
        if (value.isBlank()) throw new StartFailure(URL + " is set, but " + name + " is not. Set it as well.");
        return value;
    }

    private static void reachable(DatabaseAccess access) {
        try (var connection = access.dataSource().getConnection()) {
            var version = connection.getMetaData().getDatabaseMajorVersion();
            if (version < OLDEST)
                throw new StartFailure("The database at " + access.url() + " is PostgreSQL " + version
                        + "; Hawalis needs " + OLDEST + " or later.");
        } catch (SQLException e) {
            throw new StartFailure(
                    "The database cannot be reached as " + access + " (" + e.getMessage() + "). Start it, or correct "
                            + URL + ", " + USER + " and " + PASSWORD + ".",
                    e);
        }
    }

    /** Lets the user act as the application, once the migrations have made that role. */
    void admit() {
        try {
            Migrations.admit(owner.dataSource(), user.user());
        } catch (SQLException e) {
            throw new StartFailure(
                    "The database's owner may not grant the application's role (" + e.getMessage()
                            + "). Have its administrator run: grant " + Migrations.APPLICATION_ROLE + " to \""
                            + user.user() + "\"",
                    e);
        }
    }

    /** Even where one user is both, the application gives up what only the owner may do as it signs in. */
    @Override
    public DatabaseAccess application() {
        return user.actingAs(Migrations.APPLICATION_ROLE);
    }

    @Override
    public void close() {
        lock.close(); // the database was running before, and goes on running
    }
}
