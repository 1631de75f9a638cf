package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HttpsIT {
    private static final int THE_SERVERS_DEFAULT = 8080;

    @TempDir
    private Path directory;

    @Test
    void with_a_keystore_it_serves_https_and_no_http_beside_it() throws Exception {
        var wasFree = isFree(THE_SERVERS_DEFAULT);

        try (var hawalis = RunningHawalis.start(directory.resolve("data"), TestKeystore.in(directory))) {
            assertThat(hawalis.address()).hasScheme("https");
            assertThat(hawalis.isReady()).isTrue();
            assertThat(hawalis.log()).contains("Hawalis serves on https://");
            assumeThat(wasFree).as("no other program on 8080").isTrue();
            assertThat(isFree(THE_SERVERS_DEFAULT)).isTrue();
        }
    }

    private static boolean isFree(int port) {
        try (var socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }
}
