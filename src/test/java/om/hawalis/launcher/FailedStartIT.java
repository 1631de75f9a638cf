package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A start that fails exits 1 and says what to do, without a stack trace. */
class FailedStartIT {
    private static final Path JAR = Path.of(System.getProperty("hawalis.jar", "target/hawalis.jar"));

    @TempDir
    private Path directory;

    private String port;

    @BeforeEach
    void find_a_port() throws IOException {
        port = Integer.toString(ClusterSettings.freePort());
    }

    @Test
    void a_port_in_use() throws Exception {
        try (var taken = new ServerSocket(0)) {
            var used = Integer.toString(taken.getLocalPort());

            var start = HawalisJar.run("serve", "--port", used, "--data", data());

            assertFailed(start, "Port " + used, "--port");
            assertThat(Path.of(data())).doesNotExist();
        }
    }

    @Test
    void a_data_directory_that_cannot_be_written() throws Exception {
        var file = Files.createFile(directory.resolve("file"));

        var start = HawalisJar.run(
                "serve", "--port", port, "--data", file.resolve("data").toString());

        assertFailed(start, file.toString(), "cannot be written", "--data");
    }

    @Test
    void a_database_that_is_not_there() throws Exception {
        var nobody = Map.of(
                "HAWALIS_DB_URL",
                "jdbc:postgresql://127.0.0.1:" + port + "/hawalis",
                "HAWALIS_DB_USER",
                "club",
                "HAWALIS_DB_PASSWORD",
                "secret");

        var start = HawalisJar.run(JAR, nobody, "serve", "--port", port);

        assertFailed(start, "cannot be reached as club at jdbc:postgresql:", "HAWALIS_DB_URL");
        assertThat(start.errors()).doesNotContain("secret");
    }

    @Test
    void a_database_without_its_password() throws Exception {
        var half = Map.of("HAWALIS_DB_URL", "jdbc:postgresql://127.0.0.1/hawalis", "HAWALIS_DB_USER", "club");

        var start = HawalisJar.run(JAR, half, "serve", "--port", port);

        assertFailed(start, "HAWALIS_DB_PASSWORD is not");
    }

    @Test
    void a_public_address_that_is_none() throws Exception {
        var start = HawalisJar.run("serve", "--port", port, "--data", data(), "--public-url", "hall 3");

        assertFailed(start, "hall 3", "https://");
    }

    @Test
    void a_keystore_whose_password_is_not_given() throws Exception {
        var keystore = TestKeystore.in(directory).file().toString();

        var start = HawalisJar.run("serve", "--port", port, "--data", data(), "--tls-keystore", keystore);

        assertFailed(start, keystore, "HAWALIS_TLS_PASSWORD");
    }

    @Test
    void root_without_user_namespaces() throws Exception {
        var inside = "echo 0 > /proc/sys/user/max_user_namespaces && exec \"$@\"";
        var fenced = new ArrayList<>(List.of("unshare", "--user", "--map-root-user", "sh", "-c", inside, "sh"));
        assumeThat(Machine.here()).isEqualTo(Machine.LINUX);
        assumeThat(HawalisJar.ended(builder(fenced, List.of("true"))).exit())
                .as("a namespace to forbid namespaces in")
                .isZero();

        var start = HawalisJar.ended(builder(
                fenced, List.of(HawalisJar.java(), "-jar", JAR.toString(), "serve", "--port", port, "--data", data())));

        assertFailed(start, "user namespace", "as another user", "HAWALIS_DB_URL");
    }

    @Test
    void an_application_that_does_not_deploy() throws Exception {
        var broken = Files.copy(JAR, directory.resolve("broken.jar"));
        try (var jar = FileSystems.newFileSystem(URI.create("jar:" + broken.toUri()), Map.of())) {
            var empty = Files.createFile(directory.resolve("not-a.war"));
            Files.copy(empty, jar.getPath("MICRO-INF/deploy/ROOT.war"), StandardCopyOption.REPLACE_EXISTING);
        }

        var start = HawalisJar.run(broken, Map.of(), "serve", "--port", port, "--data", data());

        assertThat(start.exit()).isEqualTo(1);
        assertThat(start.errors()).contains("did not start");
    }

    private String data() {
        return directory.resolve("data").toString();
    }

    private static ProcessBuilder builder(List<String> prefix, List<String> words) {
        var command = new ArrayList<>(prefix);
        command.addAll(words);
        return new ProcessBuilder(command);
    }

    private static void assertFailed(HawalisJar.Ended start, String... words) {
        assertThat(start.exit()).isEqualTo(1);
        assertThat(start.errors()).contains(words).doesNotContain("\tat ");
    }
}
