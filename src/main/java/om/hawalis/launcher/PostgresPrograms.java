package om.hawalis.launcher;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;

/** PostgreSQL's programs, unpacked once into the data directory from the archive this program carries. */
record PostgresPrograms(Path home, Machine machine) {

    static PostgresPrograms of(DataDirectory data) throws IOException {
        var machine = Machine.here();
        var archive = PostgresPrograms.class.getResource(machine.archive());
        if (archive == null)
            throw new StartFailure("This build carries no PostgreSQL for this machine (" + machine.archive()
                    + "). Build it here, or set HAWALIS_DB_URL, HAWALIS_DB_USER and HAWALIS_DB_PASSWORD.");
        return new PostgresPrograms(unpacked(archive, data), machine);
    }

    /** Another version's archive has another size, and gets another directory. */
    private static Path unpacked(URL archive, DataDirectory data) throws IOException {
        var connection = archive.openConnection();
        var home = data.programs().resolve("postgresql-" + connection.getContentLengthLong());
        try (var stream = connection.getInputStream()) {
            if (Files.isDirectory(home)) return home;
            var draft = Files.createTempDirectory(data.drafts(), "programs");
            new TarXz(stream).unpackTo(draft);
            Files.createDirectories(data.programs());
            return Files.move(draft, home);
        }
    }

    String program(String name) {
        return home.resolve("bin").resolve(machine.executable(name)).toString();
    }
}
