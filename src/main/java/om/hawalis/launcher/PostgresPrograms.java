package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;

/** PostgreSQL's programs, unpacked once into the data directory from the archive this program carries. */
record PostgresPrograms(Path home, Machine machine) {

    static PostgresPrograms unpackedIn(Path directory) {
        var machine = Machine.here();
        var archive = PostgresPrograms.class.getResource(machine.archive());
        if (archive == null)
            throw new StartFailure("This build carries no PostgreSQL for this machine (" + machine.archive()
                    + "). Build it here, or set HAWALIS_DB_URL, HAWALIS_DB_USER and HAWALIS_DB_PASSWORD.");
        try {
            return new PostgresPrograms(unpacked(archive, directory), machine);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Another version's archive has another size, and gets another directory; moved there whole, it is never half there. */
    private static Path unpacked(URL archive, Path directory) throws IOException {
        var connection = archive.openConnection();
        var home = directory.resolve("postgresql-" + connection.getContentLengthLong());
        try (var stream = connection.getInputStream()) {
            if (Files.isDirectory(home)) return home;
            var draft = Files.createTempDirectory(Files.createDirectories(directory), "unpacking");
            new TarXz(stream).unpackTo(draft);
            return Files.move(draft, home);
        }
    }

    String program(String name) {
        return home.resolve("bin").resolve(machine.executable(name)).toString();
    }
}
