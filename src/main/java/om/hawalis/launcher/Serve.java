package om.hawalis.launcher;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import om.hawalis.migration.Migrations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "serve",
        description = "Runs the application on its embedded PostgreSQL, or on HAWALIS_DB_URL, _USER and _PASSWORD.",
        mixinStandardHelpOptions = true)
final class Serve implements Callable<Integer> {
    @Option(names = "--port", defaultValue = "8080", description = "where pages are served (default: ${DEFAULT-VALUE})")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "what must survive; made on the first start (default: ${DEFAULT-VALUE})")
    private Path data = Path.of("data");

    @Option(names = "--demo", description = "adds demonstration clubs and games, and a sign-in for each role")
    private boolean demo;

    @Override
    public Integer call() {
        var database = EmbeddedDatabase.start(new DataDirectory(data));
        Runtime.getRuntime().addShutdownHook(new Thread(database::close, "database-stop"));
        Migrations.migrate(database.owner().dataSource());
        System.setProperty("hawalis.demo", Boolean.toString(demo));
        ApplicationServer.start(port, database.application());
        System.out.println("Hawalis serves on http://127.0.0.1:" + port + "/");
        return 0;
    }
}
