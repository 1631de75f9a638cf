package om.hawalis.launcher;

import fish.payara.micro.BootstrapException;
import fish.payara.micro.PayaraMicroRuntime;
import fish.payara.micro.boot.PayaraMicroLauncher;
import java.util.List;

/** Payara Micro with the application this jar carries. */
record ApplicationServer(PayaraMicroRuntime runtime) {

    static ApplicationServer start(int port, DatabaseAccess database) {
        System.setProperty("hawalis.db.url", database.url());
        System.setProperty("hawalis.db.user", database.user());
        System.setProperty("hawalis.db.password", database.password());
        try {
            var server = new ApplicationServer(launch(arguments(port)));
            // the server says "Deployed 1 archive(s)" even when the deployment failed
            if (server.runtime.getDeployedApplicationNames().isEmpty())
                throw new StartFailure("The application did not start; the lines above say why.");
            return server;
        } catch (BootstrapException e) {
            throw new StartFailure("The server did not start: " + e.getMessage(), e);
        }
    }

    private static PayaraMicroRuntime launch(List<String> arguments) throws BootstrapException {
        try {
            return PayaraMicroLauncher.create(arguments.toArray(String[]::new)).getRuntime();
        } catch (BootstrapException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new BootstrapException(e.getMessage(), e);
        }
    }

    /** The data grid of a single machine joins nobody: the server's own default listens on every interface and meets strangers. */
    private static List<String> arguments(int port) {
        var grid = Integer.toString(ClusterSettings.freePort());
        System.setProperty("hazelcast.socket.bind.any", "false");
        return List.of(
                "--disablephonehome",
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
}
