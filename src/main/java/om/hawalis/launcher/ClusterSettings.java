package om.hawalis.launcher;

import java.io.IOException;
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

    ClusterSettings {
        if (port < 1 || port > 65_535) throw new IllegalArgumentException("port " + port);
    }

    /** Those of the last start, or fresh ones; another port if another program has taken theirs meanwhile. */
    static ClusterSettings of(DataDirectory data) throws IOException {
        if (Files.exists(data.settings())) {
            var kept = read(data.settings());
            return isFree(kept.port) ? kept : kept.onPort(freePort()).kept(data);
        }
        if (Files.isDirectory(data.cluster()))
            throw new StartFailure(data.settings() + " is missing, and with it the passwords of the database beside it."
                    + " Bring the file back from a copy of the data directory.");
        return new ClusterSettings(freePort(), password(), password(), password()).kept(data);
    }

    static ClusterSettings read(Path file) throws IOException {
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
    private ClusterSettings kept(DataDirectory data) throws IOException {
        var properties = new Properties();
        properties.setProperty("port", Integer.toString(port));
        properties.setProperty("superuser", superuser);
        properties.setProperty("owner", owner);
        properties.setProperty("application", application);
        var draft = Files.createTempFile(data.drafts(), "database", "");
        try (var writer = Files.newBufferedWriter(draft)) {
            properties.store(writer, "The embedded database: its port and its passwords");
        }
        Files.move(draft, data.settings(), StandardCopyOption.ATOMIC_MOVE);
        return this;
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

    static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static boolean isFree(int port) {
        try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
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
