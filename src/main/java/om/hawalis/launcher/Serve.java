package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "serve",
        description = {
            "Runs the application, which is what happens when no command is named.",
            "It keeps an embedded PostgreSQL in the data directory, or uses the one that HAWALIS_DB_URL,"
                + " HAWALIS_DB_USER and HAWALIS_DB_PASSWORD name (HAWALIS_DB_OWNER_USER and HAWALIS_DB_OWNER_PASSWORD"
                + " own its schema)."
        },
        mixinStandardHelpOptions = true)
final class Serve implements Callable<Integer> {
    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "default: ${DEFAULT-VALUE}")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "what must survive; made on the first start (default: ${DEFAULT-VALUE})")
    private Path data = Path.of("data");

    @Option(names = "--demo", description = "adds demonstration clubs and games, and a sign-in for each role")
    private boolean demo;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            defaultValue = "${env:HAWALIS_PUBLIC_URL}",
            description =
                    "stands in links and QR codes (HAWALIS_PUBLIC_URL; default: this machine on its local network)")
    private Optional<String> publicUrl = Optional.empty();

    @Option(
            names = "--tls-keystore",
            paramLabel = "FILE",
            description = "serves https with the key in this PKCS #12 file, whose password is in HAWALIS_TLS_PASSWORD")
    private Optional<Path> tlsKeystore = Optional.empty();

    @Override
    public Integer call() throws InterruptedException, IOException {
        ShutDown.withParentIfAsked();
        var keystore = tlsKeystore.map(file -> Keystore.of(file, System.getenv()));
        var address = publicAddress(keystore.isPresent() ? "https" : "http");
        ApplicationServer.requireFree(port);
        var directory = new DataDirectory(data);
        var database = database(directory);
        new ShutDown(database).onExit();
        Schema.bringUpToDate(database);
        System.setProperty("hawalis.demo", Boolean.toString(demo));
        System.setProperty("hawalis.public-url", address.url());
        System.setProperty("hawalis.endgames", directory.endgames().toString());
        new ApplicationServer(port, keystore, ServerFiles.in(directory)).start(database.application());
        System.out.println("Hawalis serves on " + address.url() + "/");
        new CountDownLatch(1).await(); // until the process is told to end
        return 0;
    }

    private PublicAddress publicAddress(String scheme) {
        return publicUrl
                .filter(url -> !url.isBlank())
                .map(PublicAddress::new)
                .orElseGet(() -> PublicAddress.onLocalNetwork(scheme, port));
    }

    private static RunningDatabase database(DataDirectory data) {
        var external = ExternalDatabase.of(System.getenv(), data);
        return external.isPresent() ? external.get() : EmbeddedDatabase.start(data);
    }
}
