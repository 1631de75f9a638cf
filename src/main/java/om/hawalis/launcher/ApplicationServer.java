package om.hawalis.launcher;

import fish.payara.micro.BootstrapException;
import fish.payara.micro.PayaraMicroRuntime;
import fish.payara.micro.boot.PayaraMicroLauncher;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Payara Micro with the application this jar carries. With a keystore it speaks https, and nothing else. */
record ApplicationServer(int port, Optional<Keystore> keystore, ServerFiles files) {
    private static final String PLAIN_LISTENER =
            "configs.config.server-config.network-config.network-listeners.network-listener.http-listener";

    /** Asked before anything is started: the server itself would report the port only in the middle of its own start. */
    static void requireFree(int port) {
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
        System.setProperty("fish.payara.micro.tmpdir", files.directory().toString());
        System.setProperty("hazelcast.socket.bind.any", "false");
        // the server stops its grid itself; stopped from two sides at once, it ends badly
        System.setProperty("hazelcast.shutdownhook.enabled", "false");
        try {
            // the server says "Deployed 1 archive(s)" even when the deployment failed
            if (launched().getDeployedApplicationNames().isEmpty())
                throw new StartFailure("The application did not start; the lines above say why.");
        } catch (BootstrapException | IOException e) {
            throw new StartFailure("The server did not start: " + e.getMessage(), e);
        }
    }

    private PayaraMicroRuntime launched() throws BootstrapException, IOException {
        var arguments = new ArrayList<>(List.of(
                "--disablephonehome",
                "--unpackdir",
                files.runtime().toString(),
                "--logproperties",
                files.logging().toString()));
        arguments.addAll(listener());
        arguments.addAll(grid(Integer.toString(ClusterSettings.freePort())));
        try {
            return PayaraMicroLauncher.create(arguments.toArray(String[]::new)).getRuntime();
        } catch (BootstrapException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new BootstrapException(e.getMessage(), e);
        }
    }

    private List<String> listener() throws IOException {
        if (keystore.isEmpty()) return List.of("--port", Integer.toString(port));
        System.setProperty("javax.net.ssl.keyStore", keystore.get().file().toString());
        System.setProperty("javax.net.ssl.keyStorePassword", keystore.get().password());
        return List.of(
                "--sslport",
                Integer.toString(port),
                "--sslcert",
                keystore.get().alias(),
                "--prebootcommandfile",
                files.orders("set " + PLAIN_LISTENER + ".enabled=false").toString());
    }

    /** The data grid of a single machine joins nobody: by default it listens on every interface and meets strangers. */
    private static List<String> grid(String port) {
        return List.of(
                "--clustermode",
                "tcpip:127.0.0.1:" + port,
                "--startport",
                port,
                "--interfaces",
                "127.0.0.1",
                "--clustername",
                "hawalis-" + ProcessHandle.current().pid());
    }
}
