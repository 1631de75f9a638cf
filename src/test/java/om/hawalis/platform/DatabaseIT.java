package om.hawalis.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs inside the container, on the database the migrations made. */
@ExtendWith(ArquillianExtension.class)
class DatabaseIT {
    @Resource(lookup = Database.NAME)
    private DataSource database;

    @PersistenceContext
    private EntityManager entities;

    @Test
    void the_application_signs_in_as_the_lesser_role() throws SQLException {
        assertThat(first("select current_user")).isEqualTo("hawalis_app");
        assertThat(first("select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user"))
                .isEqualTo("f");
    }

    @Test
    void the_application_defines_nothing() {
        assertThatThrownBy(() -> execute("create table mine (id int)")).hasMessageContaining("permission denied");
        assertThatThrownBy(() -> execute("create temporary table mine (id int)"))
                .hasMessageContaining("permission denied");
    }

    @Test
    void the_application_cannot_touch_the_history_of_migrations() {
        assertThatThrownBy(() -> execute("delete from flyway_schema_history"))
                .hasMessageContaining("permission denied");
    }

    @Test
    void a_commit_is_on_disk_before_it_is_acknowledged() throws SQLException {
        assertThat(first("show fsync")).isEqualTo("on");
        assertThat(first("show synchronous_commit")).isEqualTo("on");
        assertThat(first("show full_page_writes")).isEqualTo("on");
        assertThat(first("show data_checksums")).isEqualTo("on");
    }

    @Test
    void entities_are_mapped_by_the_providers_version_in_the_war() {
        assertThat(entities.getEntityManagerFactory().getClass().getName()).startsWith("org.hibernate");
        assertThat(entities.createNativeQuery("select 1", Integer.class).getSingleResult())
                .isEqualTo(1);
    }

    private String first(String query) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }

    private void execute(String sql) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
