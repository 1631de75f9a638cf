package om.hawalis.launcher;

import java.sql.Connection;
import java.sql.SQLException;
import org.postgresql.PGConnection;

/** The database {@code hawalis} and the two roles that use it: its owner, for migrations, and the application. */
record Roles(ClusterSettings settings) {
    static final String DATABASE = "hawalis";
    static final String OWNER = "hawalis_owner";
    static final String APPLICATION = "hawalis_app";

    /** Creates what is missing; a first start cut short is completed by the next. */
    void ensure() throws SQLException {
        var superuser = settings.access("postgres", Cluster.SUPERUSER, settings.superuser());
        try (var connection = superuser.dataSource().getConnection()) {
            role(connection, OWNER, settings.owner());
            role(connection, APPLICATION, settings.application());
            if (exists(connection, "select from pg_database where datname = ?", DATABASE)) return;
            execute(connection, "create database " + DATABASE + " owner " + OWNER);
            execute(connection, "revoke all on database " + DATABASE + " from public");
            execute(connection, "grant connect on database " + DATABASE + " to " + APPLICATION);
        }
    }

    private static void role(Connection connection, String role, String password) throws SQLException {
        if (!exists(connection, "select from pg_roles where rolname = ? and rolcanlogin", role)) {
            execute(connection, "create role " + role + " nologin");
            // the driver sends the verifier, so no log can hold the password
            connection.unwrap(PGConnection.class).alterUserPassword(role, password.toCharArray(), "scram-sha-256");
            execute(connection, "alter role " + role + " login");
        }
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (var statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (var rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
