package om.hawalis.web.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.Stream;
import om.hawalis.platform.Name;
import org.junit.jupiter.api.Test;

class FiguresTest {
    private static final ZoneId MUSCAT = ZoneId.of("Asia/Muscat");
    private static final Instant EVENING = Instant.parse("2026-12-05T17:40:00Z");

    private final Format english = new Format(PageLanguage.at(new Address(Language.ENGLISH, "/", "")));
    private final Format arabic = new Format(PageLanguage.at(new Address(Language.ARABIC, "/", "")));

    @Test
    void points_are_written_in_halves() {
        assertThat(Stream.of(0, 1, 2, 5, 21, -3).map(english::score))
                .containsExactly("0", "½", "1", "2½", "10½", "−1½");
    }

    @Test
    void a_result_has_a_true_dash() {
        assertThat(Stream.of("1-0", "0-1", "1/2-1/2", "+--", "--+", "---", "*").map(english::result))
                .containsExactly("1–0", "0–1", "½–½", "+ –", "– +", "– –", "·");
        assertThatThrownBy(() -> english.result("2-0")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_moment_has_its_zone() {
        assertThat(english.moment(EVENING, MUSCAT)).isEqualTo("5 December 2026, 21:40 (Muscat Time)");
    }

    @Test
    void arabic_prose_has_arabic_digits() {
        assertThat(arabic.moment(EVENING, MUSCAT)).isEqualTo("٥ ديسمبر ٢٠٢٦، ٢١:٤٠ (توقيت مسقط)");
        assertThat(arabic.date(LocalDate.of(2026, 12, 5))).isEqualTo("٥ ديسمبر ٢٠٢٦");
    }

    @Test
    void tables_keep_one_kind_of_digits() {
        assertThat(arabic.score(5)).isEqualTo("2½");
    }

    @Test
    void a_name_is_shown_in_the_script_of_the_page() {
        var name = new Name("Ruwi", "روي");

        assertThat(english.name(name)).isEqualTo("Ruwi");
        assertThat(arabic.name(name)).isEqualTo("روي");
        assertThat(arabic.name(new Name("O’Neil", ""))).isEqualTo("O’Neil");
    }

    @Test
    void counted_things_take_their_form() {
        assertThat(Stream.of(0, 1, 2, 3, 11, 100).map(n -> arabic.count("js.board.stones", n)))
                .containsExactly("خالية", "حصاة واحدة", "حصاتان", "٣ حصيات", "١١ حصاة", "١٠٠ حصاة");
        assertThat(english.count("js.board.stones", 1)).isEqualTo("1 stone");
    }
}
