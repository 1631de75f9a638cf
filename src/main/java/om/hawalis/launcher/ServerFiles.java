package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the server unpacks and reads while it runs. Made anew at every start, so that nothing of another version is left. */
record ServerFiles(Path directory) {
    static ServerFiles in(DataDirectory data) throws IOException {
        DataDirectory.delete(data.server());
        return new ServerFiles(Files.createDirectories(data.server()));
    }

    Path runtime() throws IOException {
        return Files.createDirectories(directory.resolve("runtime"));
    }

    Path logging() throws IOException {
        var file = directory.resolve("logging.properties");
        try (var properties = ServerFiles.class.getResourceAsStream("logging.properties")) {
            if (properties == null)
                throw new IllegalStateException("no logging.properties beside " + ServerFiles.class);
            Files.copy(properties, file);
        }
        return file;
    }

    /** Orders to the server before it starts. */
    Path orders(String... lines) throws IOException {
        return Files.write(directory.resolve("orders"), List.of(lines));
    }
}
