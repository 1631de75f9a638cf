package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import om.hawalis.standings.TieBreak.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TieBreakTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"BH", "BH/C1", "BH/M2/P", "SB/C2", "KS/L+1", "KS/L-2", "DE/P", "PS/C1", "ARO/M1", "AOB", "STN"})
    void a_code_is_written_as_it_was_read(String code) {
        assertThat(((Parsed.Read) TieBreak.parse(code)).tieBreak().code()).isEqualTo(code);
    }

    @ParameterizedTest
    @EnumSource(Criterion.class)
    void each_criterion_is_read_by_its_name(Criterion criterion) {
        assertThat(TieBreak.parse(criterion.name())).isEqualTo(new Parsed.Read(TieBreak.of(criterion)));
    }

    @ParameterizedTest
    @CsvSource({"bh/c1,BH/C1", "' SB ',SB", "KS/L1,KS/L+1", "KS/L0,KS", "BH/P/C1,BH/C1/P"})
    void other_ways_of_writing_mean_the_same(String written, String code) {
        assertThat(((Parsed.Read) TieBreak.parse(written)).tieBreak()).hasToString(code);
    }

    @ParameterizedTest
    @CsvSource({
        "XX,XX",
        "'',''",
        "BH/C0,C0",
        "BH/C,C",
        "BH/,''",
        "WIN/C1,C1",
        "SB/M1,M1",
        "BH/C1/M1,M1",
        "BH/C1/C1,C1",
        "DE/L1,L1",
        "TPR/P,P",
        "BH/C10,C10"
    })
    void what_is_no_tie_break_is_named(String code, String part) {
        assertThat(TieBreak.parse(code)).isEqualTo(new Parsed.Unknown(code, part));
    }

    @Test
    void a_modifier_the_criterion_does_not_take_is_refused() {
        assertThatThrownBy(() -> new TieBreak(Criterion.WON, Cut.lowest(1), Forfeits.BY_FORM, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("/C1");
        assertThatThrownBy(() -> new TieBreak(Criterion.BH, Cut.NONE, Forfeits.BY_FORM, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cut(1, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
