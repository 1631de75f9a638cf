package om.hawalis.launcher;

import fish.payara.micro.BootstrapException;
import fish.payara.micro.PayaraMicroRuntime;
import fish.payara.micro.boot.PayaraMicroLauncher;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;

/** Payara Micro with the application this jar carries. */
record ApplicationServer(int port, boolean demo, PublicAddress address) {

    /** Asked before anything is started: the server itself would report the port only in the middle of its own start. */
    void requireFreePort() {
        try (var socket = new ServerSocket(port)) {
            if (!socket.isBound()) throw new IOException("not bound");
        } catch (IOException | IllegalArgumentException e) {
            throw new StartFailure(
                    "Port " + port + " cannot be used (" + e.getMessage()
                            + "). End the program that uses it, or serve on another one with --port N.",
                    e);
        }
    }

    /** Returns when the application serves. */
    void start(DatabaseAccess database) {
        System.setProperty("hawalis.db.url", database.url());
        System.setProperty("hawalis.db.user", database.user());
        System.setProperty("hawalis.db.password", database.password());
        System.setProperty("hawalis.demo", Boolean.toString(demo));
        System.setProperty("hawalis.public-url", address.url());
        try {
            // the server says "Deployed 1 archive(s)" even when the deployment failed
            if (launched().getDeployedApplicationNames().isEmpty())
                throw new StartFailure("The application did not start; the lines above say why.");
        } catch (BootstrapException | IOException e) {
            throw new StartFailure("The server did not start: " + e.getMessage(), e);
        }
    }

    private PayaraMicroRuntime launched() throws BootstrapException, IOException {
        var arguments = arguments(Integer.toString(ClusterSettings.freePort()), settings());
        try {
            return PayaraMicroLauncher.create(arguments.toArray(String[]::new)).getRuntime();
        } catch (BootstrapException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new BootstrapException(e.getMessage(), e);
        }
    }

    /** The data grid of a single machine joins nobody: by default it listens on every interface and meets strangers. */
    private List<String> arguments(String grid, Path settings) {
        System.setProperty("hazelcast.socket.bind.any", "false");
        // the server stops its grid itself; at the same time from two sides, it ends badly
        System.setProperty("hazelcast.shutdownhook.enabled", "false");
        return List.of(
                "--disablephonehome",
                "--prebootcommandfile",
                settings.toString(),
                "--port",
                Integer.toString(port),
                "--clustermode",
                "tcpip:127.0.0.1:" + grid,
                "--startport",
                grid,
                "--interfaces",
                "127.0.0.1",
                "--clustername",
                "hawalis-" + ProcessHandle.current().pid());
    }

    /** What the server can only be told by its own commands, such as that cookies stay within the site. */
    private static Path settings() throws IOException {
        var file = Files.createTempFile("hawalis", ".asadmin");
        file.toFile().deleteOnExit();
        try (var commands = ApplicationServer.class.getResourceAsStream("server.asadmin")) {
            Files.copy(Objects.requireNonNull(commands), file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }
}
