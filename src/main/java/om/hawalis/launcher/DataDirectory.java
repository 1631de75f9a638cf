package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;

/** Where one installation keeps everything that must survive: the database's files, its passwords, its logs. */
public record DataDirectory(Path path) {
    public DataDirectory {
        path = path.toAbsolutePath().normalize();
    }

    /** Creates the directory if it is missing, readable by its owner alone, and makes sure that it can be written. */
    void prepare() {
        try {
            permit(Files.createDirectories(path), "rwx------");
            Files.delete(Files.createTempFile(path, "writable", ".tmp"));
        } catch (IOException e) {
            throw new StartFailure(
                    "The data directory " + path + " cannot be written (" + e
                            + "). Make it writable for this user, or name another with --data DIR.",
                    e);
        }
    }

    /** Sets the permissions where the file system knows them. */
    static void permit(Path file, String permissions) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix"))
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    Path cluster() {
        return path.resolve("postgresql-18");
    }

    Path programs() {
        return path.resolve("programs");
    }

    /** Endgame tables that analysis may use; there need not be any. */
    Path endgames() {
        return path.resolve("endgames");
    }

    Path logs() {
        return path.resolve("logs");
    }

    Path settings() {
        return path.resolve("database.properties");
    }

    Path lock() {
        return path.resolve("launcher.lock");
    }

    /** Where what must appear whole is made, to be moved to its place when it is. */
    Path drafts() throws IOException {
        return Files.createDirectories(path.resolve("drafts"));
    }

    /** Removes what a start cut short has left. */
    void discardDrafts() throws IOException {
        delete(drafts());
    }

    /** Where the application server unpacks itself. */
    Path server() {
        return path.resolve("server");
    }

    /** Deletes a directory and all it holds, if it is there. */
    static void delete(Path directory) throws IOException {
        if (!Files.exists(directory)) return;
        try (var files = Files.walk(directory)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
