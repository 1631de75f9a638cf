package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** One launcher to a data directory. The system gives the lock back when its holder ends, however it ends. */
record DataDirectoryLock(FileChannel channel) implements AutoCloseable {

    static DataDirectoryLock take(DataDirectory data) {
        try {
            var channel = FileChannel.open(data.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(channel).isEmpty()) {
                channel.close();
                throw new StartFailure("Another Hawalis (process "
                        + Files.readString(data.lock()).strip() + ") uses the data directory " + data.path()
                        + ". Stop it, or name another directory with --data DIR.");
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
            return new DataDirectoryLock(channel);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<FileLock> tryLock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException heldByThisProcess) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
