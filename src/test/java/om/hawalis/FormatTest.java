package om.hawalis;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every source stands as the formatter writes it; {@code mvn test -Dtest=FormatTest -Dformat=apply} writes it so. */
class FormatTest {
    private final Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .build());

    @Test
    void sources_are_formatted() throws IOException, FormatterException {
        var unformatted = new ArrayList<Path>();

        for (var file : sources()) {
            var text = Files.readString(file);
            var formatted = formatter.formatSourceAndFixImports(text);
            if (!formatted.equals(text)) {
                unformatted.add(file);
                if (System.getProperty("format", "check").equals("apply")) Files.writeString(file, formatted);
            }
        }

        assertThat(System.getProperty("format", "check").equals("apply") ? List.<Path>of() : unformatted)
                .isEmpty();
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
