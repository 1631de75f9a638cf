package om.hawalis.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever is refused is refused in words. */
class RefusalWordsTest {
    private static final Pattern REFUSED = Pattern.compile(
            "(?:Refusal\\s*\\.(?:malformed|forbidden|unknown|conflict|gone)\\(|Kind\\.[A-Z]+,)\\s*\"([^\"]+)\"");

    @Test
    void every_refusal_has_its_words_in_every_language() throws IOException {
        var keys = new TreeSet<String>();

        for (var text : sources())
            REFUSED.matcher(text).results().forEach(found -> keys.add("refusal." + found.group(1)));

        assertThat(keys).hasSizeGreaterThan(50);
        for (var language : List.of("en", "ar"))
            assertThat(keys).allMatch(key -> stands(key, bundle(language).keySet()), "has words in " + language);
    }

    /** A key that is put together at run time ends in a dot here: what may follow is tested where it is known. */
    private static boolean stands(String key, Set<String> keys) {
        return key.endsWith(".") ? keys.stream().anyMatch(one -> one.startsWith(key)) : keys.contains(key);
    }

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle("om.hawalis.web.messages", Locale.forLanguageTag(language));
    }

    /** Those that speak of this package's refusals. */
    private static List<String> sources() throws IOException {
        var texts = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(f -> f.toString().endsWith(".java")).toList())
                texts.add(Files.readString(file));
        }
        return texts.stream()
                .filter(text ->
                        text.contains("om.hawalis.platform.Refusal") || text.contains("package om.hawalis.platform;"))
                .toList();
    }
}
