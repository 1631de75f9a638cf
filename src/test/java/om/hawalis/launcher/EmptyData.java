package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A data directory without a database, whatever an earlier run has left there; the unpacked programs may stay. */
public final class EmptyData {
    private EmptyData() {}

    public static DataDirectory in(Path path) {
        var data = new DataDirectory(path);
        try {
            data.prepare();
            var lock = DataDirectoryLock.take(data);
            new Cluster(data, PostgresPrograms.of(data)).clearLeftovers();
            DataDirectory.delete(data.cluster());
            Files.deleteIfExists(data.settings());
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return data;
    }
}
