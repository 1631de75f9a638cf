package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetsTest {

    @Test
    void the_rule_set_of_oman_is_the_standard_and_stands_first() {
        assertThat(RuleSets.standard().id()).isEqualTo("oman");
        assertThat(RuleSets.all()).first().isEqualTo(RuleSets.standard());
    }

    @Test
    void every_listed_rule_set_is_found_by_its_id_and_version() {
        assertThat(RuleSets.all())
                .hasSize(20)
                .doesNotHaveDuplicates()
                .allSatisfy(set ->
                        assertThat(RuleSets.find(set.id(), set.version())).contains(set));
    }

    @Test
    void eight_columns_are_the_plain_mulabalaba_and_muvalavala() {
        assertThat(RuleSets.find("mulabalaba@8")).isEqualTo(RuleSets.find("mulabalaba"));
        assertThat(RuleSets.find("muvalavala@8")).isEqualTo(RuleSets.find("muvalavala"));
        assertThat(RuleSets.find("muvalavala@8").orElseThrow().layout().columns())
                .isEqualTo(8);
    }

    @Test
    void repetition_at_the_third_standing_is_an_option_of_every_rule_set() {
        assertThat(RuleSets.all()).allSatisfy(set -> {
            var third = RuleSets.find(set.id() + ",repetition=3").orElseThrow();
            assertThat(third.repetition()).isEqualTo(3);
            assertThat(third.id()).isEqualTo(set.id() + ",repetition=3");
            assertThat(third.withRepetition(2)).isEqualTo(set);
        });
        assertThat(RuleSets.find("oman,repetition=2")).contains(RuleSets.standard());
    }

    @Test
    void lela_is_a_name_without_rules() {
        assertThat(RuleSets.namesWithoutRules()).containsExactly("lela");
        assertThat(RuleSets.find("lela")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "omani",
                "OMAN",
                "oman@7",
                "oman@8",
                "mulabalaba@7",
                "mulabalaba@",
                "muvalavala@5",
                "muvalavala@17",
                "muvalavala@08",
                "oman,repetition=4",
                "oman,repetition=",
                "oman,repetition=3,repetition=3"
            })
    void unknown_rule_sets_are_not_found(String id) {
        assertThat(RuleSets.find(id)).isEmpty();
    }

    @Test
    void an_unknown_version_is_not_found() {
        assertThat(RuleSets.find("oman", 2)).isEmpty();
        assertThat(RuleSets.find("oman", 0)).isEmpty();
    }

    @Test
    void njombwa_starts_with_29_stones_a_side() {
        var start = Position.start(GameFixtures.rules("njombwa"));

        assertThat(start.stones(Side.SOUTH)).isEqualTo(29);
        assertThat(start.text()).isEqualTo("2,2,2,2,2,2,2,2/2,2,2,2,2,2,1,0/0,1,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S");
    }

    @Test
    void a_rule_set_refuses_nonsense() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.standard().withRepetition(1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Layout(5, Direction.CLOCKWISE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Layout(17, Direction.CLOCKWISE));
        assertThatIllegalArgumentException().isThrownBy(() -> Hole.south(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Hole.north(32));
    }
}
