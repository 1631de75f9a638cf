package om.hawalis.launcher;

import om.hawalis.migration.Migrations;
import org.flywaydb.core.api.FlywayException;

/** What stands in the database before the application looks. */
final class Schema {
    private Schema() {}

    static void bringUpToDate(RunningDatabase database) {
        try {
            Migrations.migrate(database.owner().dataSource());
        } catch (FlywayException e) {
            throw new StartFailure(
                    "The database's schema cannot be brought to this version: "
                            + e.getMessage().strip()
                            + "\n"
                            + "If a newer Hawalis made it, start that one. If something else lives in it, give Hawalis"
                            + " an empty database of its own.",
                    e);
        }
        switch (database) {
            case EmbeddedDatabase ownRoles -> {}
            case ExternalDatabase external -> external.admit();
        }
    }
}
