package om.hawalis.web.shared;

import static om.hawalis.web.shared.Language.ARABIC;
import static om.hawalis.web.shared.Language.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void only_known_languages_are_accepted() {
        assertThat(Stream.of("fr", "EN", "en-GB", "", "<script>", "ar ").map(Language::of))
                .allMatch(language -> language.isEmpty());
        assertThat(Language.of("ar")).contains(ARABIC);
    }

    @Test
    void the_first_known_wish_of_a_browser_counts() {
        assertThat(Language.preferred(List.of(Locale.FRENCH, Locale.of("ar", "EG"), Locale.UK)))
                .isEqualTo(ARABIC);
        assertThat(Language.preferred(List.of(Locale.FRENCH))).isEqualTo(ENGLISH);
    }

    @Test
    void arabic_has_six_forms_of_a_number() {
        assertThat(Stream.of(0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 200)
                        .map(n -> Plural.of(ARABIC, n).name()))
                .containsExactly(
                        "ZERO", "ONE", "TWO", "FEW", "FEW", "MANY", "MANY", "OTHER", "OTHER", "FEW", "MANY", "OTHER");
    }

    @Test
    void english_has_two() {
        assertThat(Stream.of(0, 1, 2, 11, 101).map(n -> Plural.of(ENGLISH, n).name()))
                .containsExactly("OTHER", "ONE", "OTHER", "OTHER", "OTHER");
    }
}
