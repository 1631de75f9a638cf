package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

class TarXzTest {
    @TempDir
    private Path directory;

    @Test
    void programs_stay_executable_and_links_stay_links() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var tar = archive(bytes)) {
            add(tar, "bin/postgres", "program", 0755);
            add(tar, "lib/libpq.so.5", "library", 0644);
            var link = new TarArchiveEntry("lib/libpq.so", TarConstants.LF_SYMLINK);
            link.setLinkName("libpq.so.5");
            tar.putArchiveEntry(link);
            tar.closeArchiveEntry();
        }

        new TarXz(new ByteArrayInputStream(bytes.toByteArray())).unpackTo(directory);

        assertThat(directory.resolve("bin/postgres")).hasContent("program").isExecutable();
        assertThat(directory.resolve("lib/libpq.so.5")).hasContent("library");
        assertThat(Files.isExecutable(directory.resolve("lib/libpq.so.5"))).isFalse();
        assertThat(Files.readSymbolicLink(directory.resolve("lib/libpq.so"))).isEqualTo(Path.of("libpq.so.5"));
    }

    @Test
    void an_entry_that_would_leave_the_directory_is_refused() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var tar = archive(bytes)) {
            add(tar, "../outside", "evil", 0644);
        }
        var inside = Files.createDirectory(directory.resolve("inside"));

        assertThatThrownBy(() -> new TarXz(new ByteArrayInputStream(bytes.toByteArray())).unpackTo(inside))
                .hasMessageContaining("../outside");
        assertThat(directory.resolve("outside")).doesNotExist();
    }

    private static TarArchiveOutputStream archive(ByteArrayOutputStream bytes) throws IOException {
        return new TarArchiveOutputStream(new XZOutputStream(bytes, new LZMA2Options()));
    }

    private static void add(TarArchiveOutputStream tar, String name, String content, int mode) throws IOException {
        var bytes = content.getBytes(StandardCharsets.UTF_8);
        var entry = new TarArchiveEntry(name);
        entry.setSize(bytes.length);
        entry.setMode(mode);
        tar.putArchiveEntry(entry);
        tar.write(bytes);
        tar.closeArchiveEntry();
    }
}
