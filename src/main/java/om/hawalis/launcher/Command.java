package om.hawalis.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program run to its end. */
record Command(List<String> words) {
    /** What the program said, and whether it ended well. */
    record Outcome(int exit, String output) {
        boolean failed() {
            return exit != 0;
        }
    }

    Outcome run(Path directory, int seconds) throws IOException, InterruptedException {
        var process = new ProcessBuilder(words)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(words.getFirst() + " did not end within " + seconds + " s");
        }
        return new Outcome(process.exitValue(), output.strip());
    }
}
