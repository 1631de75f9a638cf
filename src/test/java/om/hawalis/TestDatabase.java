package om.hawalis;

import java.nio.file.Path;
import om.hawalis.launcher.DatabaseAccess;
import om.hawalis.launcher.EmbeddedDatabase;
import om.hawalis.launcher.EmptyData;
import om.hawalis.migration.Migrations;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * One embedded PostgreSQL for all integration tests, migrated and made known to the container before Arquillian reads its
 * configuration. Unit tests start none.
 */
public final class TestDatabase implements LauncherSessionListener {
    private static final String JVM = "-Xmx768m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC";
    private static EmbeddedDatabase database;

    /** Signs in past the application: for tests that look at, or damage, what stands in the tables. */
    public static DatabaseAccess owner() {
        return database.owner();
    }

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (!Boolean.getBoolean("hawalis.it")) return;
        database = EmbeddedDatabase.start(EmptyData.in(Path.of("target/it-data")));
        Migrations.migrate(database.owner().dataSource());
        var access = database.application();
        var options = JVM + " " + System.getProperty("test.locale", "") + properties(access);
        // split at each space by the container's adapter: an empty word would be taken for the main class
        System.setProperty("payara.cmdOptions", options.replaceAll(" +", " "));
        System.setProperty("payara.extraMicroOptions", "--disablephonehome --nohazelcast");
    }

    private static String properties(DatabaseAccess access) {
        return " -Dhawalis.db.url=" + access.url()
                + " -Dhawalis.db.user=" + access.user()
                + " -Dhawalis.db.password=" + access.password();
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        if (database != null) database.close();
    }
}
