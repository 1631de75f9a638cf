package om.hawalis.migration;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The one way a database comes to the newest schema. */
public final class Migrations {
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
                .load()
                .migrate()
                .migrationsExecuted;
    }
}
