package om.hawalis.launcher;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** A {@code .txz} archive. */
record TarXz(InputStream stream) {
    private static final int OWNER_MAY_EXECUTE = 0100;

    /** Writes the files and links of the archive under a directory; an entry that would leave it is refused. */
    void unpackTo(Path directory) throws IOException {
        try (var tar = new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(stream)))) {
            for (var entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                var target = directory.resolve(entry.getName()).normalize();
                if (!target.startsWith(directory)) throw new IOException("leaves the directory: " + entry.getName());
                write(tar, entry, target);
            }
        }
    }

    private static void write(TarArchiveInputStream tar, TarArchiveEntry entry, Path target) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(target);
            return;
        }
        Files.createDirectories(target.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
            return;
        }
        Files.copy(tar, target);
        if ((entry.getMode() & OWNER_MAY_EXECUTE) != 0) DataDirectory.permit(target, "rwxr-xr-x");
    }
}
