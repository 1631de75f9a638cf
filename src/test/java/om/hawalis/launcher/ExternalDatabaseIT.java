package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL server that knows nothing of Hawalis, and four ways an administrator may have prepared it. */
class ExternalDatabaseIT {
    private static final String PASSWORD = "a-password-of-its-own";

    @TempDir
    private static Path directory;

    @TempDir
    private Path work;

    private static EmbeddedDatabase server;
    private static DatabaseAccess administrator;

    @BeforeAll
    static void start() throws Exception {
        var data = new DataDirectory(directory);
        server = EmbeddedDatabase.start(data);
        var settings = ClusterSettings.read(data.settings());
        administrator = settings.access("postgres", Cluster.SUPERUSER, settings.superuser());
        administer("drop database hawalis", "drop role hawalis_app");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void an_owner_and_a_user_part_the_work() throws SQLException {
        administer(
                "create role federation_owner login createrole password '" + PASSWORD + "'",
                "do 'begin grant hawalis_app to federation_owner with admin option;"
                        + " exception when undefined_object then null; end'",
                "create role federation_user login password '" + PASSWORD + "'",
                "create database federation owner federation_owner");
        var environment = environment("federation", "federation_user");
        environment.put("HAWALIS_DB_OWNER_USER", "federation_owner");
        environment.put("HAWALIS_DB_OWNER_PASSWORD", PASSWORD);

        var database = named(environment).orElseThrow();
        Schema.bringUpToDate(database);

        assertThat(answer(database.application(), "select session_user || ' as ' || current_user"))
                .isEqualTo("federation_user as hawalis_app");
        assertThatThrownBy(() -> answer(database.application(), "create table mine (id int)"))
                .hasMessageContaining("permission denied");
    }

    @Test
    void a_single_user_admitted_by_the_administrator_gives_up_what_only_the_owner_may_do() throws SQLException {
        administer(
                "create role club login password '" + PASSWORD + "'",
                "create database club owner club",
                "do 'begin create role hawalis_app; exception when duplicate_object then null; end'",
                "grant hawalis_app to club");

        var database = named(environment("club", "club")).orElseThrow();
        Schema.bringUpToDate(database);
        Schema.bringUpToDate(database);

        assertThat(answer(database.application(), "select current_user")).isEqualTo("hawalis_app");
        assertThatThrownBy(() -> answer(database.application(), "select * from flyway_schema_history"))
                .hasMessageContaining("permission denied");
    }

    @Test
    void a_database_in_which_something_else_lives_is_left_alone() throws SQLException {
        administer("create role shop login createrole password '" + PASSWORD + "'", "create database shop owner shop");
        var database = named(environment("shop", "shop")).orElseThrow();
        execute(database.owner(), "create table orders (id int)");

        assertThatThrownBy(() -> Schema.bringUpToDate(database))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("an empty database of its own");
    }

    @Test
    void a_wrong_password_is_named_without_being_told() {
        var environment = environment("postgres", "postgres");

        assertThatThrownBy(() -> named(environment))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("cannot be reached as postgres")
                .hasMessageNotContaining(PASSWORD);
    }

    @Test
    void none_is_used_where_none_is_named() {
        assertThat(named(Map.of("HAWALIS_DB_USER", "club"))).isEmpty();
    }

    private Optional<ExternalDatabase> named(Map<String, String> environment) {
        return ExternalDatabase.of(environment, new DataDirectory(work));
    }

    private static Map<String, String> environment(String database, String user) {
        var url = administrator.url().replaceFirst("/postgres$", "/" + database);
        return new HashMap<>(Map.of("HAWALIS_DB_URL", url, "HAWALIS_DB_USER", user, "HAWALIS_DB_PASSWORD", PASSWORD));
    }

    private static void administer(String... statements) throws SQLException {
        for (var sql : statements) execute(administrator, sql);
    }

    private static void execute(DatabaseAccess access, String sql) throws SQLException {
        try (var connection = access.dataSource().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String answer(DatabaseAccess access, String query) throws SQLException {
        try (var connection = access.dataSource().getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }
}
