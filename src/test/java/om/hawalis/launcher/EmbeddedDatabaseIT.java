package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedDatabaseIT {
    @TempDir
    private static Path programs;

    @TempDir
    private Path directory;

    private DataDirectory data;

    /** Every test makes its own database; the programs are unpacked by the first and lent to the others. */
    @BeforeEach
    void name_a_directory_without_a_database() throws IOException {
        data = new DataDirectory(directory.resolve("hall").resolve("data"));
        Files.createDirectories(data.path());
        Files.createSymbolicLink(data.programs(), programs);
    }

    @Test
    void nobody_signs_in_without_the_password() throws SQLException {
        try (var database = EmbeddedDatabase.start(data)) {
            var access = database.application();

            assertThatThrownBy(() -> answer(new DatabaseAccess(access.url(), access.user(), "guess"), "select 1"))
                    .hasMessageContaining("password authentication failed");
            assertThat(answer(access, "select 1")).isEqualTo("1");
        }
    }

    @Test
    void the_directory_and_its_passwords_are_the_owners_alone() throws IOException {
        try (var database = EmbeddedDatabase.start(data)) {
            assertThat(database.owner().password())
                    .isNotEqualTo(database.application().password());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.path())))
                    .isEqualTo("rwx------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.settings())))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void it_listens_on_the_loopback_address_alone() throws IOException, SQLException {
        try (var database = EmbeddedDatabase.start(data)) {
            var settings = ClusterSettings.read(data.settings());
            var superuser = settings.access("postgres", Cluster.SUPERUSER, settings.superuser());

            assertThat(database.owner().url()).contains("127.0.0.1:" + settings.port());
            assertThat(answer(superuser, "show listen_addresses")).isEqualTo("127.0.0.1");
            assertThat(answer(superuser, "show unix_socket_directories")).isEmpty();
        }
    }

    @Test
    void a_second_start_finds_the_port_the_roles_and_the_rows_of_the_first() throws SQLException {
        DatabaseAccess first;
        try (var database = EmbeddedDatabase.start(data)) {
            first = database.owner();
            execute(first, "create table kept as select 7 as stones");
        }

        try (var database = EmbeddedDatabase.start(data)) {
            assertThat(database.owner()).isEqualTo(first);
            assertThat(answer(first, "select stones from kept")).isEqualTo("7");
        }
    }

    @Test
    void a_port_that_another_program_has_taken_is_given_up_for_a_free_one() throws IOException, SQLException {
        EmbeddedDatabase.start(data).close();
        var kept = ClusterSettings.read(data.settings()).port();

        try (var taken = new ServerSocket(kept, 1, InetAddress.getLoopbackAddress());
                var database = EmbeddedDatabase.start(data)) {
            assertThat(answer(database.owner(), "select 1")).isEqualTo("1");
            assertThat(ClusterSettings.read(data.settings()).port()).isNotEqualTo(taken.getLocalPort());
        }
    }

    @Test
    void a_file_left_behind_with_the_number_of_another_process_does_not_hinder_the_start() throws Exception {
        EmbeddedDatabase.start(data).close();
        var stranger = ProcessHandle.current().pid();
        Files.writeString(data.cluster().resolve("postmaster.pid"), stranger + "\n" + data.cluster() + "\n");

        try (var database = EmbeddedDatabase.start(data)) {
            assertThat(answer(database.owner(), "select 1")).isEqualTo("1");
        }
    }

    @Test
    void what_a_first_start_cut_short_has_left_does_not_hinder_the_next() throws Exception {
        data.prepare();
        Files.writeString(
                Files.createDirectory(data.drafts().resolve("cluster1")).resolve("PG_VERSION"), "18");

        try (var database = EmbeddedDatabase.start(data)) {
            assertThat(answer(database.owner(), "select 1")).isEqualTo("1");
        }
        assertThat(data.path().resolve("drafts/cluster1")).doesNotExist();
    }

    @Test
    void the_directory_is_taken_once_and_free_again_afterwards() {
        try (var database = EmbeddedDatabase.start(data)) {
            assertThatThrownBy(() -> EmbeddedDatabase.start(data))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining("Another Hawalis (process "
                            + ProcessHandle.current().pid())
                    .hasMessageContaining("--data");
            assertThat(database.owner().user()).isEqualTo("hawalis_owner");
        }

        EmbeddedDatabase.start(data).close();
    }

    @Test
    void lost_passwords_are_named_instead_of_made_anew() throws IOException {
        EmbeddedDatabase.start(data).close();
        Files.delete(data.settings());

        assertThatThrownBy(() -> EmbeddedDatabase.start(data))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("database.properties is missing");
    }

    @Test
    void a_schema_of_a_newer_version_is_refused() throws SQLException {
        try (var database = EmbeddedDatabase.start(data)) {
            Schema.bringUpToDate(database);
            execute(
                    database.owner(),
                    "insert into flyway_schema_history select installed_rank + 9000, '9999', 'from the future', type,"
                            + " 'V9999__from_the_future.sql', checksum, installed_by, installed_on, execution_time,"
                            + " success from flyway_schema_history where version is not null limit 1");

            assertThatThrownBy(() -> Schema.bringUpToDate(database))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining("9999")
                    .hasMessageContaining("newer Hawalis");
        }
    }

    @Test
    void an_append_only_table_keeps_its_rows_from_the_application() throws SQLException {
        try (var database = EmbeddedDatabase.start(data)) {
            Schema.bringUpToDate(database);
            execute(database.owner(), "create table fact (id int)");
            execute(database.owner(), "revoke update, delete on fact from hawalis_app");

            execute(database.application(), "insert into fact values (1)");

            assertThatThrownBy(() -> execute(database.application(), "update fact set id = 2"))
                    .hasMessageContaining("permission denied");
            assertThatThrownBy(() -> execute(database.application(), "truncate fact"))
                    .hasMessageContaining("permission denied");
            assertThat(answer(database.application(), "select id from fact")).isEqualTo("1");
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

    private static void execute(DatabaseAccess access, String sql) throws SQLException {
        try (var connection = access.dataSource().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
