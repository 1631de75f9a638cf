package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Properties;

/**
 * What the embedded database keeps from start to start: its port on the loopback address, so that a database started again is found
 * again, and the passwords of its three roles. The file is readable by its owner alone.
 */
record ClusterSettings(int port, String superuser, String owner, String application) {
    private static final SecureRandom RANDOM = new SecureRandom();

    static ClusterSettings of(DataDirectory data) {
        try {
            if (Files.exists(data.settings())) return read(data.settings());
            var fresh = new ClusterSettings(freePort(), password(), password(), password());
            fresh.write(data.settings());
            return fresh;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClusterSettings read(Path file) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return new ClusterSettings(
                Integer.parseInt(value(properties, "port", file)),
                value(properties, "superuser", file),
                value(properties, "owner", file),
                value(properties, "application", file));
    }

    private static String value(Properties properties, String key, Path file) {
        var value = properties.getProperty(key);
        if (value == null || value.isBlank())
            throw new StartFailure(file + " has no line '" + key + "=…'. Bring the file back from a copy.");
        return value;
    }

    /** The file appears whole or not at all: a database whose passwords are lost cannot be opened. */
    void write(Path file) throws IOException {
        var properties = new Properties();
        properties.setProperty("port", Integer.toString(port));
        properties.setProperty("superuser", superuser);
        properties.setProperty("owner", owner);
        properties.setProperty("application", application);
        var draft = Files.createTempFile(file.getParent(), "database", ".tmp");
        try (var writer = Files.newBufferedWriter(draft)) {
            properties.store(writer, "The embedded database: its port and its passwords");
        }
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }

    DatabaseAccess access(String role, String password) {
        return access(Roles.DATABASE, role, password);
    }

    DatabaseAccess access(String database, String role, String password) {
        return new DatabaseAccess("jdbc:postgresql://127.0.0.1:" + port + "/" + database, role, password);
    }

    ClusterSettings onPort(int other) {
        return new ClusterSettings(other, superuser, owner, application);
    }

    static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String password() {
        var bytes = new byte[24];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public String toString() {
        return "port " + port;
    }
}
