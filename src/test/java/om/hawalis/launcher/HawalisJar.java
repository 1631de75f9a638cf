package om.hawalis.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The jar that was built, run as a command that ends. */
public final class HawalisJar {
    private static final Path BUILT = Path.of(System.getProperty("hawalis.jar", "target/hawalis.jar"));
    private static final long PATIENCE_SECONDS = 120;

    /** How a command ended, and what it said on each stream. */
    public record Ended(int exit, String output, String errors) {}

    private HawalisJar() {}

    public static Ended run(String... words) throws IOException, InterruptedException {
        return run(BUILT, Map.of(), words);
    }

    static Ended run(Path jar, Map<String, String> environment, String... words)
            throws IOException, InterruptedException {
        var builder = command(jar, List.of(), List.of(words));
        builder.environment().putAll(environment);
        return ended(builder);
    }

    static Ended ended(ProcessBuilder builder) throws IOException, InterruptedException {
        var process = builder.redirectError(ProcessBuilder.Redirect.PIPE).start();
        process.getOutputStream().close();
        var errors = new StringBuilder();
        var reader = Thread.ofVirtual()
                .start(() -> process.errorReader(StandardCharsets.UTF_8)
                        .lines()
                        .forEach(line -> errors.append(line).append('\n')));
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        reader.join();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) process.destroyForcibly();
        return new Ended(process.waitFor(), output, errors.toString());
    }

    static ProcessBuilder command(List<String> flags, List<String> words) {
        return command(BUILT, flags, words);
    }

    static ProcessBuilder command(Path jar, List<String> flags, List<String> words) {
        var command = new ArrayList<String>();
        command.add(java());
        command.addAll(flags);
        Stream.of(System.getProperty("test.locale", "").split(" "))
                .filter(flag -> !flag.isEmpty())
                .forEach(command::add);
        command.add("-jar");
        command.add(jar.toString());
        command.addAll(words);
        var builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> name.startsWith("HAWALIS_"));
        return builder;
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
