package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
    private static final Path SWISS = Path.of("src/test/resources/standings/tec-swiss.trf");

    @TempDir
    private Path folder = Path.of("");

    /** Runs the program in a machine whose locale knows nothing but ASCII. */
    private Process hawalis(String... words) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(List.of(
                java,
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=US-ASCII",
                "-Dstderr.encoding=US-ASCII",
                "-Dsun.stdout.encoding=US-ASCII",
                "-Dsun.stderr.encoding=US-ASCII",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).redirectError(errors().toFile());
        builder.environment().put("LC_ALL", "C");
        return builder.start();
    }

    private Path errors() {
        return folder.resolve("errors");
    }

    @Test
    void names_and_reasons_are_written_in_utf8_whatever_the_locale() throws IOException, InterruptedException {
        var named = folder.resolve("named.trf");
        Files.writeString(named, Files.readString(SWISS).replace("BRUNO    ", "محمد سعيد"));
        var declaring = folder.resolve("declaring.trf");
        Files.writeString(declaring, Files.readString(SWISS) + "\r202 نقاط\r");

        var ranking = hawalis("standings", named.toString());
        var ranked = new String(ranking.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(ranking.waitFor()).isZero();
        var refusal = hawalis("standings", declaring.toString());
        assertThat(refusal.getInputStream().readAllBytes()).isEmpty();

        assertThat(refusal.waitFor()).isEqualTo(1);
        assertThat(ranked).contains("1\t2\tمحمد سعيد\t4\n");
        assertThat(Files.readString(errors())).contains("record 202: \"نقاط\"");
    }
}
