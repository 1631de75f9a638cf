package om.hawalis.launcher;

/** A database the application may be started on. */
public sealed interface RunningDatabase extends AutoCloseable permits EmbeddedDatabase, ExternalDatabase {
    /** Signs in as the owner of the schema: for migrations, never for the application. */
    DatabaseAccess owner();

    /** Signs in as the application, which may change rows and nothing else. */
    DatabaseAccess application();

    @Override
    void close();
}
