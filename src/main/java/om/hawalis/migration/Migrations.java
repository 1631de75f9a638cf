package om.hawalis.migration;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The one way a database comes to the newest schema. */
public final class Migrations {
    /** Holds what the application may do; whoever signs in for the application is a member. */
    public static final String APPLICATION_ROLE = "hawalis_app";

    private Migrations() {}

    /**
     * Applies what {@code db-migrations} holds and the database lacks, each file in its own transaction.
     *
     * @param owner signs in as the owner of the schema
     * @return how many were applied
     * @throws org.flywaydb.core.api.FlywayException if a file fails, was changed after it was applied, or the database is newer
     *     than this program
     */
    public static int migrate(DataSource owner) {
        return Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(owner)
                .locations("classpath:db-migrations")
                .validateMigrationNaming(true)
                // by default a schema from a newer program is taken for a good one
                .ignoreMigrationPatterns(new String[0])
                .load()
                .migrate()
                .migrationsExecuted;
    }

    /**
     * Lets a user of a database that runs elsewhere act as the application, unless its administrator has seen to that.
     *
     * @throws SQLException if the owner may not grant the role
     */
    public static void admit(DataSource owner, String user) throws SQLException {
        try (var connection = owner.getConnection();
                var statement = connection.createStatement()) {
            if (isMember(connection, user)) return;
            statement.execute("grant " + APPLICATION_ROLE + " to " + statement.enquoteIdentifier(user, true));
        }
    }

    private static boolean isMember(Connection connection, String user) throws SQLException {
        try (var statement = connection.prepareStatement("select where pg_has_role(?, ?, 'set')")) {
            statement.setString(1, user);
            statement.setString(2, APPLICATION_ROLE);
            try (var rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }
}
