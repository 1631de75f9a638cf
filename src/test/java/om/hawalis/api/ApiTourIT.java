package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import om.hawalis.TestAccounts;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs {@code docs/api-tour.md} as it stands. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class ApiTourIT {
    private static final Pattern COMMANDS = Pattern.compile("(?s)```sh\n(.*?)```");

    @ArquillianResource
    private URL url;

    @Test
    void the_tour_runs_as_it_is_written() throws IOException, InterruptedException {
        var output = Path.of("target/api-tour.log");
        var tour = new ProcessBuilder("bash", "-euo", "pipefail", "-c", commands())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        tour.environment().put("HAWALIS", url.toString().replaceAll("/$", ""));
        tour.environment().put("ORGANISER", TestAccounts.token(Role.ORGANISER).text());
        tour.environment().put("SCORER", TestAccounts.token(Role.SCORER).text());
        tour.environment().put("ARBITER", TestAccounts.token(Role.ARBITER).text());

        var running = tour.start();
        var ended = running.waitFor(120, TimeUnit.SECONDS);
        running.destroyForcibly();

        assertThat(ended).isTrue();
        assertThat(running.exitValue()).as(Files.readString(output)).isZero();
        assertThat(Files.readString(output)).contains("55. i K(+1)");
    }

    private static String commands() throws IOException {
        return COMMANDS.matcher(Files.readString(Path.of("docs/api-tour.md")))
                .results()
                .map((MatchResult block) -> block.group(1))
                .collect(Collectors.joining("\n"));
    }
}
