package om.hawalis.web.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The bundles say the same in every language. */
class BundlesTest {
    private static final Pattern FORM = Pattern.compile("\\.(zero|one|two|few|many|other)$");
    private static final Pattern HOLE = Pattern.compile("\\{(\\d)[^}]*}");

    private static ResourceBundle bundle(Language language) {
        return ResourceBundle.getBundle("om.hawalis.web.messages", language.locale());
    }

    private static Set<String> keys(Language language) {
        return new TreeSet<>(Collections.list(bundle(language).getKeys()));
    }

    private static Set<String> things(Language language) {
        return keys(language).stream()
                .map(key -> FORM.matcher(key).replaceFirst(""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void all_languages_have_the_same_keys() {
        assertThat(things(Language.ARABIC)).isEqualTo(things(Language.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void a_counted_thing_has_every_form_its_language_knows(Language language) {
        var forms = language == Language.ENGLISH
                ? List.of(".one", ".other")
                : List.of(".zero", ".one", ".two", ".few", ".many", ".other");
        var counted = keys(language).stream()
                .filter(key -> FORM.matcher(key).find())
                .map(key -> FORM.matcher(key).replaceFirst(""))
                .collect(Collectors.toSet());

        assertThat(counted)
                .isNotEmpty()
                .allSatisfy(thing -> assertThat(keys(language))
                        .containsAll(forms.stream().map(form -> thing + form).toList()));
    }

    @Test
    void the_same_values_stand_in_a_text_whatever_its_language() {
        var plain = things(Language.ENGLISH).stream()
                .filter(keys(Language.ENGLISH)::contains)
                .toList();

        assertThat(plain)
                .allSatisfy(key -> assertThat(holes(bundle(Language.ARABIC).getString(key)))
                        .as(key)
                        .isEqualTo(holes(bundle(Language.ENGLISH).getString(key))));
    }

    private static Set<String> holes(String text) {
        return HOLE.matcher(text).results().map(hole -> hole.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource
    void no_text_is_empty_or_holds_a_straight_apostrophe(Language language) {
        assertThat(keys(language))
                .allSatisfy(key -> assertThat(bundle(language).getString(key))
                        .as(key)
                        .isNotBlank()
                        .doesNotContain("'"));
    }

    @ParameterizedTest
    @EnumSource
    void no_key_is_written_twice(Language language) throws IOException {
        var file = Path.of("src/main/resources/om/hawalis/web/messages_" + language.code() + ".properties");
        var keys = Files.readAllLines(file).stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split("=", 2)[0])
                .toList();

        assertThat(keys).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void arabic_texts_are_arabic() {
        var latin = Set.of("language.opposite", "js.comma", "js.record.ended", "board.speed.times");

        assertThat(keys(Language.ARABIC).stream().filter(key -> !latin.contains(key)))
                .allSatisfy(key -> assertThat(bundle(Language.ARABIC).getString(key))
                        .as(key)
                        .containsPattern("\\p{IsArabic}"));
    }

    @Test
    void texts_for_scripts_cannot_end_their_element() {
        assertThat(Words.quoted("</script><!-- \"\\ \u2028"))
                .isEqualTo("\"\\u003c/script\\u003e\\u003c!-- \\u0022\\u005c \\u2028\"");
        assertThat(Words.in(Language.ARABIC).forScripts())
                .startsWith("{\"js.")
                .contains("الشمال")
                .doesNotContain("nav.");
    }
}
