package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a running server writes about itself into its directory, and leaves there when it is killed: {@code postmaster.pid}. */
record PostmasterFile(Path file, long pid, String status) {
    private static final int STATUS_LINE = 7;

    /** Empty as long as the server has written nothing, and after it has ended in order. */
    static Optional<PostmasterFile> of(Cluster cluster) throws IOException {
        var file = cluster.directory().resolve("postmaster.pid");
        try {
            var lines = Files.readAllLines(file);
            return lines.isEmpty() || !lines.getFirst().strip().matches("[0-9]{1,10}")
                    ? Optional.empty()
                    : Optional.of(read(file, lines));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    private static PostmasterFile read(Path file, List<String> lines) {
        var status = lines.size() > STATUS_LINE ? lines.get(STATUS_LINE).strip() : "";
        return new PostmasterFile(file, Long.parseLong(lines.getFirst().strip()), status);
    }

    boolean isReady() {
        return status.equals("ready");
    }

    /** The process that has the number now; numbers are used again, so it need not be the writer. */
    Optional<ProcessHandle> process() {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    }
}
